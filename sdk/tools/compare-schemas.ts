import { array, type Json, type JsonObject } from './contract.ts';
import { flatten, type FlatSchema } from './flat-schema.ts';
import { tightenedLimits } from './compare-limits.ts';

/** A difference between two contracts. */
export interface Change {
  /** breaking: a client of the old contract may fail with the new one */
  readonly kind: 'breaking' | 'addition';
  /** predicate of a sentence, such as `response 200: data.title is removed` */
  readonly text: string;
}

/** Whether clients send or receive the value. */
export type Direction = 'request' | 'response';

interface Side {
  readonly schema: Json | undefined;
  readonly contract: JsonObject;
}

/** Prevents endless recursion: a schema that refers to itself is compared once. */
type Seen = ReadonlySet<string>;

/** Compares nested schemas. */
type Inside = (old: Json | undefined, next: Json | undefined, name: string) => Change[];

const breaking = (text: string): Change => ({ kind: 'breaking', text });
const addition = (text: string): Change => ({ kind: 'addition', text });

/**
 * Compares two schemas of the same value. Compatible: requests accept everything they accepted before, and responses keep
 * all fields. A new enum value in a response is breaking, because clients may treat the enum as closed.
 * @param place name of the value in messages, such as `response 200: data.list[]`
 */
export function compareSchemas(
  from: Side,
  to: Side,
  direction: Direction,
  place: string,
  seen: Seen = new Set(),
): Change[] {
  const pair = `${referenceOf(from.schema)} ${referenceOf(to.schema)}`;
  if (pair !== ' ' && seen.has(pair)) return [];
  const below = new Set([...seen, pair]);
  const before = flatten(from.schema, from.contract);
  const after = flatten(to.schema, to.contract);
  const inside: Inside = (old, next, name) =>
    compareSchemas(
      { schema: old, contract: from.contract },
      { schema: next, contract: to.contract },
      direction,
      name,
      below,
    );
  return [
    ...compareType(before, after, place),
    ...compareEnum(before, after, direction, place),
    ...compareAlternatives(before, after, direction, place, inside),
    ...compareOtherKeys(before, after, place, inside),
    ...(direction === 'request' ? tightenedLimits(before.keywords, after.keywords, place).map(breaking) : []),
    ...compareFields(before, after, direction, place, inside),
    ...(before.keywords.items !== undefined && after.keywords.items !== undefined
      ? inside(before.keywords.items, after.keywords.items, `${place}[]`)
      : []),
  ];
}

function referenceOf(schema: Json | undefined): string {
  return schema !== null && typeof schema === 'object' && !Array.isArray(schema)
    ? String(schema.$ref ?? '')
    : '';
}

function compareType(before: FlatSchema, after: FlatSchema, place: string): Change[] {
  const [old, next] = [typeOf(before), typeOf(after)];
  return old === next ? [] : [breaking(`${place} is ${next} and was ${old}`)];
}

function typeOf({ keywords, properties }: FlatSchema): string {
  if (typeof keywords.type === 'string') return keywords.type;
  return properties.size > 0 ? 'object' : 'anything';
}

function compareEnum(before: FlatSchema, after: FlatSchema, direction: Direction, place: string): Change[] {
  const [old, next] = [before.keywords.enum, after.keywords.enum];
  if (old === undefined && next === undefined) return [];
  if (old === undefined) return [(direction === 'request' ? breaking : addition)(`${place} is now an enum`)];
  if (next === undefined)
    return [(direction === 'response' ? breaking : addition)(`${place} is no longer an enum`)];
  const gone = array(old).filter((value) => !array(next).includes(value));
  const added = array(next).filter((value) => !array(old).includes(value));
  return [
    ...gone.map((value) =>
      (direction === 'request' ? breaking : addition)(
        `${place} no longer has the value ${JSON.stringify(value)}`,
      ),
    ),
    ...added.map((value) =>
      (direction === 'response' ? breaking : addition)(`${place} has the new value ${JSON.stringify(value)}`),
    ),
  ];
}

/** Alternatives are paired by position; a client may rely on any of them. */
function compareAlternatives(
  before: FlatSchema,
  after: FlatSchema,
  direction: Direction,
  place: string,
  inside: Inside,
): Change[] {
  return ['oneOf', 'anyOf'].flatMap((keyword) => {
    const [old, next] = [array(before.keywords[keyword]), array(after.keywords[keyword])];
    const fewer = direction === 'request' ? breaking : addition;
    const more = direction === 'response' ? breaking : addition;
    return [
      ...(old.length > next.length ? [fewer(`${place} has fewer ${keyword}`)] : []),
      ...(old.length < next.length ? [more(`${place} has more ${keyword}`)] : []),
      ...old
        .slice(0, next.length)
        .flatMap((part, index) => inside(part, next[index], `${place}(${keyword} ${index + 1})`)),
    ];
  });
}

/** Compares the schemas of `additionalProperties`. */
function compareOtherKeys(before: FlatSchema, after: FlatSchema, place: string, inside: Inside): Change[] {
  const [old, next] = [
    before.keywords.additionalProperties ?? true,
    after.keywords.additionalProperties ?? true,
  ];
  if (typeof old === 'object' && typeof next === 'object') return inside(old, next, `${place}.*`);
  return old === next ? [] : [breaking(`${place} has different additionalProperties`)];
}

function compareFields(
  before: FlatSchema,
  after: FlatSchema,
  direction: Direction,
  place: string,
  inside: Inside,
): Change[] {
  const changes: Change[] = [];
  for (const [field, old] of before.properties) {
    const name = join(place, field);
    const next = after.properties.get(field);
    if (next === undefined) {
      changes.push(breaking(`${name} is removed`));
      continue;
    }
    const [was, is] = [before.required.has(field), after.required.has(field)];
    if (was && !is) changes.push((direction === 'response' ? breaking : addition)(`${name} is now optional`));
    if (!was && is) changes.push((direction === 'request' ? breaking : addition)(`${name} is now required`));
    changes.push(...inside(old, next, name));
  }
  for (const field of after.properties.keys()) {
    if (before.properties.has(field)) continue;
    const mustSend = direction === 'request' && after.required.has(field);
    changes.push(
      mustSend
        ? breaking(`${join(place, field)} is new and required`)
        : addition(`${join(place, field)} is new`),
    );
  }
  return changes;
}

function join(place: string, field: string): string {
  return place.endsWith(':') ? `${place} ${field}` : `${place}.${field}`;
}
