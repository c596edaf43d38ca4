import type { Json, JsonObject } from './contract.ts';

const upperLimits = ['maximum', 'maxLength', 'maxItems', 'maxProperties'];
const lowerLimits = ['minimum', 'minLength', 'minItems', 'minProperties'];
/** keywords whose values cannot be ordered: any change counts as a tightening, except removal */
const otherLimits = [
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'exclusiveMaximum',
  'exclusiveMinimum',
];

/** Limits of a request value that now reject values accepted before, one sentence each. */
export function tightenedLimits(before: JsonObject, after: JsonObject, place: string): string[] {
  const changed = (keyword: string) =>
    `${place} has ${keyword} ${show(after[keyword])}, was ${show(before[keyword])}`;
  return [
    ...upperLimits.filter((keyword) => limit(after, keyword, Infinity) < limit(before, keyword, Infinity)),
    ...lowerLimits.filter((keyword) => limit(after, keyword, -Infinity) > limit(before, keyword, -Infinity)),
    ...otherLimits.filter((keyword) => isOn(after[keyword]) && after[keyword] !== before[keyword]),
  ].map(changed);
}

function limit(keywords: JsonObject, keyword: string, none: number): number {
  const value = keywords[keyword];
  return typeof value === 'number' ? value : none;
}

function isOn(value: Json | undefined): boolean {
  return value !== undefined && value !== false;
}

function show(value: Json | undefined): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
