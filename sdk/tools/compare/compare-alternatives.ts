import { isDeepStrictEqual } from 'node:util';
import { asObject, type Json } from '../contract.ts';
import { narrowed, replaced, widened, type Change, type Direction } from './change.ts';
import { referenceName, type Alternatives, type FlatSchema } from './flat-schema.ts';

/** Two schemas to be compared with each other. */
export interface Matched {
  readonly old: Json;
  readonly next: Json;
  /** suffix of the place, such as `(oneOf 1)` */
  readonly suffix: string;
}

export interface AlternativesOutcome {
  readonly changes: readonly Change[];
  readonly matched: readonly Matched[];
  /** a schema became one of several alternatives, or the reverse: its other keywords are compared as a pair of its own */
  readonly isWhole: boolean;
}

const none: AlternativesOutcome = { changes: [], matched: [], isWhole: false };

/** Compares `oneOf` and `anyOf` of a schema. @param written the schemas before and after as a reference or whole */
export function compareAlternatives(
  [before, after]: readonly [FlatSchema, FlatSchema],
  written: readonly [Json, Json],
  direction: Direction,
  place: string,
): AlternativesOutcome {
  const [old, next] = [before.alternatives, after.alternatives];
  if (old.length === 0 && next.length === 0) return none;
  const [firstOld] = old;
  const [firstNext] = next;
  if (firstOld === undefined && firstNext !== undefined && isEmpty(after)) {
    const outcome = compareOptions(
      { keyword: firstNext.keyword, options: [written[0]] },
      firstNext,
      direction,
      place,
    );
    return { ...outcome, isWhole: true };
  }
  if (firstNext === undefined && firstOld !== undefined && isEmpty(before)) {
    const outcome = compareOptions(
      firstOld,
      { keyword: firstOld.keyword, options: [written[1]] },
      direction,
      place,
    );
    return { ...outcome, isWhole: true };
  }
  const outcomes = old.slice(0, next.length).flatMap((one, index) => {
    const other = next[index];
    return other === undefined ? [] : [compareOptions(one, other, direction, place)];
  });
  return {
    changes: [
      ...outcomes.flatMap(({ changes }) => changes),
      ...old
        .slice(next.length)
        .map(({ keyword }) => widened(direction, `${place} no longer has to match one of its ${keyword}`)),
      ...next
        .slice(old.length)
        .map(({ keyword }) => narrowed(direction, `${place} has to match one of its new ${keyword}`)),
    ],
    matched: outcomes.flatMap(({ matched }) => matched),
    isWhole: false,
  };
}

/** Pairs equal alternatives first, then those of equal type, then the rest by position. */
function compareOptions(
  before: Alternatives,
  after: Alternatives,
  direction: Direction,
  place: string,
): AlternativesOutcome {
  const { keyword } = after;
  const oldLeft = before.options.map((option, index) => ({ option, index }));
  const nextLeft = after.options.map((option) => ({ option }));
  const matched: Matched[] = [];
  const pairBy = (areAlike: (old: Json, next: Json) => boolean): void => {
    for (let at = 0; at < oldLeft.length;) {
      const [old] = oldLeft.slice(at);
      const found = nextLeft.findIndex((next) => old !== undefined && areAlike(old.option, next.option));
      const [next] = found === -1 ? [] : nextLeft.splice(found, 1);
      if (old === undefined || next === undefined) {
        at += 1;
        continue;
      }
      oldLeft.splice(at, 1);
      matched.push({ old: old.option, next: next.option, suffix: `(${keyword} ${old.index + 1})` });
    }
  };
  pairBy(isDeepStrictEqual);
  if (oldLeft.length > 0 && nextLeft.length > 0) {
    pairBy((old, next) => referenceName(old) === undefined && typeOf(old) === typeOf(next));
    pairBy(() => true);
  }
  return {
    changes: [
      ...compareKeywords(before, after, direction, place),
      ...oldLeft.map(({ option }) =>
        narrowed(direction, `${place} no longer has the ${keyword} ${nameOf(option)}`),
      ),
      ...nextLeft.map(({ option }) =>
        widened(direction, `${place} has the new ${keyword} ${nameOf(option)}`),
      ),
    ],
    matched,
    isWhole: false,
  };
}

/** `oneOf` refuses values that match two alternatives, `anyOf` does not. */
function compareKeywords(
  before: Alternatives,
  after: Alternatives,
  direction: Direction,
  place: string,
): Change[] {
  if (before.keyword === after.keyword) return [];
  const judge = after.keyword === 'oneOf' ? narrowed : widened;
  return [judge(direction, `${place} is ${after.keyword} and was ${before.keyword}`)];
}

/** Compares how the alternative of a value is told. */
export function compareDiscriminators(
  before: FlatSchema,
  after: FlatSchema,
  direction: Direction,
  place: string,
): Change[] {
  const [old, next] = [before, after].map(({ keywords }) => keywords.discriminator);
  if (isDeepStrictEqual(old, next)) return [];
  if (old === undefined || next === undefined)
    return [replaced(direction, `${place} ${next === undefined ? 'no longer has' : 'has'} a discriminator`)];
  const [was, is] = [asObject(old, place), asObject(next, place)];
  if (was.propertyName !== is.propertyName)
    return [
      replaced(
        direction,
        `${place} is told by ${String(is.propertyName)} and was told by ${String(was.propertyName)}`,
      ),
    ];
  const [from, to] = [asObject(was.mapping ?? {}, place), asObject(is.mapping ?? {}, place)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((value) => {
    if (from[value] === to[value]) return [];
    const text = `${place} ${to[value] === undefined ? 'no longer maps' : from[value] === undefined ? 'newly maps' : 'maps'} ${JSON.stringify(value)}`;
    if (to[value] === undefined) return [narrowed(direction, text)];
    if (from[value] === undefined) return [widened(direction, text)];
    return [replaced(direction, `${text} to another schema`)];
  });
}

function isEmpty({ types, properties, required, keywords }: FlatSchema): boolean {
  return types === undefined && properties.size === 0 && required.size === 0 && keywords.enum === undefined;
}

function typeOf(option: Json): Json | undefined {
  return asObject(option, 'alternative').type;
}

function nameOf(option: Json): string {
  const type = typeOf(option);
  return referenceName(option) ?? (typeof type === 'string' ? type : 'alternative');
}
