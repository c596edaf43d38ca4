import type { Json, JsonObject } from '../contract.ts';
import { narrowed, replaced, widened, type Change, type Direction } from './change.ts';

const upperLimits = ['maxLength', 'maxItems', 'maxProperties', 'maxContains'];
const lowerLimits = ['minLength', 'minItems', 'minProperties', 'minContains'];
/** keywords whose values have no order: one that is new allows fewer values, one that is gone allows more */
const unordered = ['pattern', 'format', 'multipleOf', 'contentEncoding', 'contentMediaType'];
const widerFormats: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

/** Compares the limits of a value. @param place as in the messages */
export function compareLimits(
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  place: string,
): Change[] {
  const text = (keyword: string) =>
    `${place} has ${keyword} ${show(after[keyword])}, was ${show(before[keyword])}`;
  const judge = (keyword: string, difference: number) =>
    difference === 0 ? [] : [(difference < 0 ? narrowed : widened)(direction, text(keyword))];
  /** @param sign 1 for an upper limit, -1 for a lower one */
  const compareRange = (inclusive: string, exclusive: string, sign: 1 | -1): Change[] => {
    const [old, next] = [before, after].map((keywords) => rangeLimit(keywords, inclusive, exclusive, sign));
    if (old === undefined || next === undefined) return [];
    const difference = compare(next.value, old.value) || Number(old.isExclusive) - Number(next.isExclusive);
    return judge(before[inclusive] === after[inclusive] ? exclusive : inclusive, difference);
  };
  return [
    ...upperLimits.flatMap((keyword) =>
      judge(keyword, compare(number(after[keyword], Infinity), number(before[keyword], Infinity))),
    ),
    // a lower limit of 0 is none
    ...lowerLimits.flatMap((keyword) =>
      judge(keyword, compare(number(before[keyword], 0), number(after[keyword], 0))),
    ),
    ...compareRange('maximum', 'exclusiveMaximum', 1),
    ...compareRange('minimum', 'exclusiveMinimum', -1),
    ...unordered.flatMap((keyword) => {
      const [old, next] = [before[keyword], after[keyword]];
      if (old === next) return [];
      if (old === undefined || isWider(keyword, old, next)) return judge(keyword, -1);
      if (next === undefined || isWider(keyword, next, old)) return judge(keyword, 1);
      return [replaced(direction, text(keyword))];
    }),
    ...judge('uniqueItems', Number(before.uniqueItems === true) - Number(after.uniqueItems === true)),
  ];
}

/** A limit as an upper one, so that a smaller value is stricter; 3.0 writes `exclusiveMaximum: true`, 3.1 a number. */
function rangeLimit(
  keywords: JsonObject,
  inclusive: string,
  exclusive: string,
  sign: 1 | -1,
): { value: number; isExclusive: boolean } {
  const value = sign * number(keywords[inclusive], sign * Infinity);
  const flag = keywords[exclusive];
  const strict = sign * number(flag, sign * Infinity);
  if (typeof flag === 'number' && strict <= value) return { value: strict, isExclusive: true };
  return { value, isExclusive: flag === true && value !== Infinity };
}

function isWider(keyword: string, wide: Json | undefined, narrow: Json | undefined): boolean {
  if (keyword === 'format') return typeof narrow === 'string' && widerFormats[narrow] === wide;
  // every multiple of 10 is a multiple of 5
  return (
    keyword === 'multipleOf' &&
    typeof narrow === 'number' &&
    typeof wide === 'number' &&
    Number.isInteger(narrow / wide)
  );
}

/** Infinity minus itself is not a number, so limits are not subtracted. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function number(value: Json | undefined, none: number): number {
  return typeof value === 'number' ? value : none;
}

function show(value: Json | undefined): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
