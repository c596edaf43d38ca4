import { isDeepStrictEqual } from 'node:util';
import { array, asObject, type Json, type JsonObject } from '../contract.ts';
import {
  addition,
  breaking,
  narrowed,
  replaced,
  warning,
  widened,
  type Change,
  type Direction,
} from './change.ts';
import { compareAlternatives, compareDiscriminators } from './compare-alternatives.ts';
import { compareLimits } from './compare-limits.ts';
import { readSchemas, referenceName, type FlatSchema, type SchemaReader } from './flat-schema.ts';

/** Compares the schemas of a value that clients send or receive. @param place name of the value, such as `body:` */
export type CompareSchemas = (
  old: Json | undefined,
  next: Json | undefined,
  direction: Direction,
  place: string,
) => Change[];

type Written = readonly [old: Json, next: Json];

/** Two schemas that are compared with each other once, however often the contract refers to them. */
interface Pair {
  readonly id: number;
  /** as first met: a reference, or the schema itself */
  readonly written: Written;
  readonly direction: Direction;
  /** name of the component with the path within it, such as `Picture.size` */
  readonly schema: string | undefined;
  /** own changes; their texts begin with the path from this schema */
  changes: readonly Change[];
  readonly inner: { readonly suffix: string; readonly pair: Pair }[];
  readonly outer: Set<Pair>;
  /** it or a schema within it differs */
  differs: boolean;
}

/** Notes that two schemas within the present ones have to be compared. */
type Descend = (old: Json, next: Json, suffix: string, direction?: Direction) => void;

/**
 * Prepares the comparison of two contracts. Each pair of schemas is compared once per direction and kept as a node of a
 * graph: circular references end, shared schemas cost nothing, and each operation collects the changes that it reaches.
 */
export function createSchemaComparison(before: JsonObject, after: JsonObject): CompareSchemas {
  const [from, to] = [readSchemas(before), readSchemas(after)];
  const pairs = new Map<JsonObject, Map<JsonObject, Partial<Record<Direction, Pair>>>>();
  const waiting: Pair[] = [];
  let count = 0;

  function pairOf(written: Written, direction: Direction, within: string | undefined): Pair {
    const [old, next] = [from.identify(written[0]), to.identify(written[1])];
    const withOld = pairs.get(old) ?? new Map<JsonObject, Partial<Record<Direction, Pair>>>();
    const known = withOld.get(next) ?? {};
    if (known[direction] !== undefined) return known[direction];
    count += 1;
    const schema = referenceName(written[1]) ?? within;
    const pair: Pair = {
      id: count,
      written,
      direction,
      schema,
      changes: [],
      inner: [],
      outer: new Set(),
      differs: false,
    };
    known[direction] = pair;
    withOld.set(next, known);
    pairs.set(old, withOld);
    waiting.push(pair);
    return pair;
  }

  /** Compares one level of a pair and notes the pairs within it. */
  function inspect(pair: Pair): void {
    const { written, direction, schema } = pair;
    const [old, next] = [from.flatten(from.identify(written[0])), to.flatten(to.identify(written[1]))];
    const descend: Descend = (one, other, suffix, inDirection = direction) => {
      const inner = pairOf([one, other], inDirection, schema === undefined ? undefined : schema + suffix);
      inner.outer.add(pair);
      pair.inner.push({ suffix, pair: inner });
      if (inner.differs) markDifferent(pair);
    };
    const alternatives = compareAlternatives([old, next], written, direction, '');
    for (const matched of alternatives.matched) descend(matched.old, matched.next, matched.suffix);
    pair.changes = alternatives.isWhole
      ? alternatives.changes
      : [
          ...alternatives.changes,
          ...compareLevel(visible(old, from, direction), visible(next, to, direction), direction, descend),
        ];
    if (pair.changes.length > 0) markDifferent(pair);
  }

  return (old, next, direction, place) => {
    const root = pairOf([old ?? {}, next ?? {}], direction, undefined);
    for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) inspect(pair);
    return root.differs ? collect(root, place) : [];
  };
}

function markDifferent(pair: Pair): void {
  const reached = [pair];
  for (let next = reached.pop(); next !== undefined; next = reached.pop()) {
    if (next.differs) continue;
    next.differs = true;
    reached.push(...next.outer);
  }
}

/** The changes of a pair and all within it, each at the shortest of its places. */
function collect(root: Pair, rootPlace: string): Change[] {
  const places = new Map([[root, rootPlace]]);
  // a map's iterator also visits the entries that are added meanwhile
  for (const [{ inner }, place] of places)
    for (const { suffix, pair } of inner)
      if (pair.differs && !places.has(pair)) places.set(pair, join(place, suffix));
  return [...places].flatMap(([{ id, changes, schema }, place]) =>
    changes.map((change) => ({
      ...change,
      text: join(place, change.text),
      cause: `${id} ${change.text}`,
      ...(schema !== undefined && { schema }),
    })),
  );
}

/** Appends a path such as `.title` or `[]`, or a predicate such as ` is removed`, to a place. */
function join(place: string, suffix: string): string {
  if (!place.endsWith(':')) return place + suffix;
  return suffix.startsWith('.') || suffix.startsWith(' ')
    ? `${place} ${suffix.slice(1)}`
    : `${place} ${suffix}`;
}

/** Without properties that the direction does not have: a request has no `readOnly` property, a response no `writeOnly`. */
function visible(schema: FlatSchema, { flatten, identify }: SchemaReader, direction: Direction): FlatSchema {
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly';
  const properties = [...schema.properties].filter(
    ([, property]) => flatten(identify(property)).keywords[keyword] !== true,
  );
  if (properties.length === schema.properties.size) return schema;
  const shown = new Map(properties);
  const required = [...schema.required].filter((name) => shown.has(name) || !schema.properties.has(name));
  return { ...schema, properties: shown, required: new Set(required) };
}

/** Compares one level of two schemas; texts begin after the place. */
function compareLevel(
  before: FlatSchema,
  after: FlatSchema,
  direction: Direction,
  descend: Descend,
): Change[] {
  const types = compareTypes(before, after, direction);
  // nothing else can be said of values of another type
  if (
    types.some(({ kind, text }) => kind === 'breaking' && text.includes(' was ')) &&
    !overlap(before, after)
  )
    return types;
  descendToItems(before.keywords, after.keywords, descend);
  return [
    ...types,
    ...compareEnum(before.keywords.enum, after.keywords.enum, direction),
    ...compareDiscriminators(before, after, direction, ''),
    ...compareOtherFields(before, after, direction, descend),
    ...compareLimits(before.keywords, after.keywords, direction, ''),
    ...compareFields(before, after, direction, descend),
    ...compareConditions(before.keywords, after.keywords, direction, descend),
    ...compareNotes(before.keywords, after.keywords, direction),
  ];
}

function compareTypes(
  { types: old }: FlatSchema,
  { types: next }: FlatSchema,
  direction: Direction,
): Change[] {
  const changes: Change[] = [];
  if (old?.has('null') !== next?.has('null') && old !== undefined && next !== undefined)
    changes.push(
      next.has('null') ? widened(direction, ' may be null') : narrowed(direction, ' may no longer be null'),
    );
  const isLost =
    without(old).some((type) => !covers(next, type)) || (old === undefined && next !== undefined);
  const isGained =
    without(next).some((type) => !covers(old, type)) || (next === undefined && old !== undefined);
  const text = ` is ${nameTypes(next)} and was ${nameTypes(old)}`;
  if (isLost && isGained) changes.push(replaced(direction, text));
  else if (isLost) changes.push(narrowed(direction, text));
  else if (isGained) changes.push(widened(direction, text));
  return changes;
}

function overlap({ types: old }: FlatSchema, { types: next }: FlatSchema): boolean {
  if (old === undefined || next === undefined) return true;
  return without(old).some((type) => covers(next, type)) || without(next).some((type) => covers(old, type));
}

function without(types: ReadonlySet<string> | undefined): string[] {
  return [...(types ?? [])].filter((type) => type !== 'null');
}

function covers(types: ReadonlySet<string> | undefined, type: string): boolean {
  return types === undefined || types.has(type) || (type === 'integer' && types.has('number'));
}

function nameTypes(types: ReadonlySet<string> | undefined): string {
  return types === undefined ? 'anything' : without(types).join(' or ') || 'null';
}

function compareEnum(before: Json | undefined, after: Json | undefined, direction: Direction): Change[] {
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [narrowed(direction, ' is now an enum')];
  if (after === undefined) return [widened(direction, ' is no longer an enum')];
  const [old, next] = [before, after].map((values) => array(values).map((value) => JSON.stringify(value)));
  return [
    ...(old ?? [])
      .filter((value) => next?.includes(value) !== true)
      .map((value) => narrowed(direction, ` no longer has the value ${value}`)),
    ...(next ?? [])
      .filter((value) => old?.includes(value) !== true)
      .map((value) => widened(direction, ` has the new value ${value}`)),
  ];
}

/** Compares `additionalProperties` and other schemas for fields without a name. */
function compareOtherFields(
  { keywords: before }: FlatSchema,
  { keywords: after }: FlatSchema,
  direction: Direction,
  descend: Descend,
): Change[] {
  return ['additionalProperties', 'unevaluatedProperties'].flatMap((keyword) => {
    const [old, next] = [before[keyword] ?? true, after[keyword] ?? true];
    if (isDeepStrictEqual(old, next) && typeof old === 'boolean') return [];
    if (typeof old === 'object' && typeof next === 'object') {
      descend(old, next, '.*');
      return [];
    }
    // from most to least: true, a schema, false
    const isNarrower = next === false || old === true;
    const text = ` ${next === false ? 'allows no' : typeof next === 'object' ? 'restricts' : 'allows'} further fields`;
    return [(isNarrower ? narrowed : widened)(direction, text)];
  });
}

function compareFields(
  before: FlatSchema,
  after: FlatSchema,
  direction: Direction,
  descend: Descend,
): Change[] {
  const changes: Change[] = [];
  for (const name of new Set([
    ...before.properties.keys(),
    ...before.required,
    ...after.properties.keys(),
    ...after.required,
  ])) {
    const field = `.${name}`;
    const [old, next] = [before.properties.get(name), after.properties.get(name)];
    const [was, is] = [before.required.has(name), after.required.has(name)];
    if (old !== undefined && next === undefined) changes.push(removedField(field, direction));
    else if (old === undefined && next !== undefined)
      changes.push(newField(field, direction, is, before.keywords.additionalProperties === false));
    else {
      if (was && !is)
        changes.push(
          direction === 'response'
            ? breaking(`${field} is now optional`, 'clients rely on it')
            : addition(`${field} is now optional`),
        );
      if (!was && is)
        changes.push(
          direction === 'request'
            ? breaking(`${field} is now required`, 'requests without it are refused')
            : addition(`${field} is now required`),
        );
      if (old !== undefined && next !== undefined) descend(old, next, field);
    }
  }
  return changes;
}

function removedField(field: string, direction: Direction): Change {
  return breaking(
    `${field} is removed`,
    direction === 'request' ? 'what clients send in it is ignored or refused' : 'clients may read it',
  );
}

function newField(field: string, direction: Direction, isRequired: boolean, wasClosed: boolean): Change {
  if (direction === 'request' && isRequired)
    return breaking(`${field} is new and required`, 'requests without it are refused');
  if (direction === 'response' && wasClosed)
    return breaking(`${field} is new`, 'the old contract allowed no further fields');
  return addition(`${field} is new`);
}

/** Compares the items of arrays; `prefixItems` are those of OpenAPI 3.1 with a fixed position. */
function descendToItems(before: JsonObject, after: JsonObject, descend: Descend): void {
  for (const keyword of ['items', 'unevaluatedItems'])
    if (before[keyword] !== undefined || after[keyword] !== undefined)
      descend(before[keyword] ?? {}, after[keyword] ?? {}, '[]');
  const [old, next] = [array(before.prefixItems), array(after.prefixItems)];
  for (let index = 0; index < Math.max(old.length, next.length); index += 1)
    descend(old[index] ?? before.items ?? {}, next[index] ?? after.items ?? {}, `[${index}]`);
}

/** Compares keywords with conditions on a value. */
function compareConditions(
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  descend: Descend,
): Change[] {
  const changes: Change[] = [];
  for (const keyword of [
    'not',
    'contains',
    'propertyNames',
    'then',
    'else',
    'if',
    'dependentRequired',
    'dependentSchemas',
  ]) {
    const [old, next] = [before[keyword], after[keyword]];
    if (old === undefined && next === undefined) continue;
    if (old === undefined) changes.push(narrowed(direction, ` has the new condition ${keyword}`));
    else if (next === undefined) changes.push(widened(direction, ` no longer has the condition ${keyword}`));
    else if (keyword === 'if' || keyword === 'not' || keyword.startsWith('dependent')) {
      if (!isDeepStrictEqual(old, next))
        changes.push(replaced(direction, ` has another condition ${keyword}`));
      // the more values a `not` refuses, the fewer are valid
      else if (keyword === 'not')
        descend(old, next, '(not)', direction === 'request' ? 'response' : 'request');
    } else descend(old, next, `(${keyword})`);
  }
  const [old, next] = [before, after].map((keywords) =>
    asObject(keywords.patternProperties ?? {}, 'patternProperties'),
  );
  if (old === undefined || next === undefined) return changes;
  for (const pattern of new Set([...Object.keys(old), ...Object.keys(next)]))
    descend(old[pattern] ?? {}, next[pattern] ?? {}, `./${pattern}/`);
  return changes;
}

/** Compares keywords that do not decide whether a value is valid. */
function compareNotes(before: JsonObject, after: JsonObject, direction: Direction): Change[] {
  const changes: Change[] = [];
  if (after.deprecated === true && before.deprecated !== true)
    changes.push(warning(' is deprecated', 'clients should stop using it'));
  if (!isDeepStrictEqual(before.default, after.default))
    changes.push(
      warning(
        ` has the default ${show(after.default)}, was ${show(before.default)}`,
        direction === 'request'
          ? 'a request without it may have another effect'
          : 'clients may assume the old one',
      ),
    );
  if (!isDeepStrictEqual(before.xml, after.xml))
    changes.push(warning(' has another form in XML', 'clients that send or read XML do not find it'));
  return changes;
}

function show(value: Json | undefined): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
