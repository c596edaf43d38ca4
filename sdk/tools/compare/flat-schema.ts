import { array, asObject, resolve, type Json, type JsonObject } from '../contract.ts';

/** `oneOf` or `anyOf` of a schema. */
export interface Alternatives {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly options: readonly Json[];
}

/** A schema with its reference resolved, its `allOf` merged, and one spelling for OpenAPI 3.0 and 3.1. */
export interface FlatSchema {
  /** undefined: any type; `null` is a type, also where 3.0 writes `nullable` */
  readonly types: ReadonlySet<string> | undefined;
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
  readonly alternatives: readonly Alternatives[];
  /** every other keyword, such as `enum` or `maxLength` */
  readonly keywords: JsonObject;
}

/** Reads the schemas of one contract. */
export interface SchemaReader {
  /** The object that stands for a schema: the same one for all references to a component. */
  identify(schema: Json | undefined): JsonObject;
  /** Flattens one level; properties, items and alternatives remain as written. */
  flatten(schema: JsonObject): FlatSchema;
}

const anything: JsonObject = {};
const nothing: JsonObject = { not: {} };
const merged = new Set(['allOf', 'properties', 'required', 'type', 'nullable', 'oneOf', 'anyOf', 'const']);
/** keywords that OpenAPI 3.1 allows beside a reference and that do not restrict the value */
const labels = new Set(['$ref', 'description', 'summary', 'title', 'examples', 'example', 'deprecated']);

/** Name of the component that a schema refers to, such as `Picture`. */
export function referenceName(schema: Json | undefined): string | undefined {
  if (schema === null || typeof schema !== 'object' || Array.isArray(schema)) return undefined;
  return typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
}

export function readSchemas(contract: JsonObject): SchemaReader {
  const flat = new WeakMap<JsonObject, FlatSchema>();
  const besides = new WeakMap<JsonObject, JsonObject>();
  const hasSiblings = typeof contract.openapi === 'string' && !contract.openapi.startsWith('3.0');

  function identify(schema: Json | undefined): JsonObject {
    if (schema === undefined || schema === true) return anything;
    if (schema === false) return nothing;
    const written = asObject(schema, 'schema');
    if (written.$ref === undefined) return written;
    if (hasSiblings && Object.keys(written).some((key) => !labels.has(key))) {
      const { $ref, ...siblings } = written;
      const known = besides.get(written) ?? { allOf: [{ $ref }, siblings] };
      besides.set(written, known);
      return known;
    }
    return identify(resolve(written, contract));
  }

  function flatten(schema: JsonObject, within: ReadonlySet<JsonObject> = new Set()): FlatSchema {
    const known = flat.get(schema);
    if (known !== undefined) return known;
    const below = new Set([...within, schema]);
    const parts = array(schema.allOf)
      .map(identify)
      // a schema that contains itself adds nothing to itself
      .filter((part) => !below.has(part))
      .map((part) => flatten(part, below));
    const result = [...parts, readOwn(schema)].reduce(intersect);
    if (within.size === 0) flat.set(schema, result);
    return result;
  }

  return { identify, flatten: (schema) => flatten(schema) };
}

function readOwn(schema: JsonObject): FlatSchema {
  const { const: only, enum: values = only === undefined ? undefined : [only] } = schema;
  return {
    types: typesOf(schema),
    properties: new Map(Object.entries(asObject(schema.properties ?? {}, 'properties'))),
    required: new Set(array(schema.required).map(String)),
    alternatives: (['oneOf', 'anyOf'] as const)
      .filter((keyword) => Array.isArray(schema[keyword]))
      .map((keyword) => ({ keyword, options: array(schema[keyword]) })),
    keywords: {
      ...Object.fromEntries(Object.entries(schema).filter(([key]) => !merged.has(key))),
      ...(values !== undefined && { enum: values }),
    },
  };
}

function typesOf({ type, nullable, properties, items }: JsonObject): Set<string> | undefined {
  const inferred = properties !== undefined ? ['object'] : items !== undefined ? ['array'] : [];
  const named = typeof type === 'string' ? [type] : Array.isArray(type) ? type.map(String) : inferred;
  if (named.length === 0) return undefined;
  return new Set(nullable === true ? [...named, 'null'] : named);
}

/** The schema of the values that both allow. */
function intersect(one: FlatSchema, other: FlatSchema): FlatSchema {
  const properties = new Map(one.properties);
  for (const [name, schema] of other.properties) properties.set(name, both(properties.get(name), schema));
  const keywords = { ...one.keywords };
  for (const [keyword, value] of Object.entries(other.keywords))
    keywords[keyword] = stricter(keyword, keywords[keyword], value);
  return {
    types: one.types && other.types ? commonTypes(one.types, other.types) : (one.types ?? other.types),
    properties,
    required: new Set([...one.required, ...other.required]),
    alternatives: [...one.alternatives, ...other.alternatives],
    keywords,
  };
}

function commonTypes(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  const covers = (types: ReadonlySet<string>, type: string) =>
    types.has(type) || (type === 'integer' && types.has('number'));
  return new Set([
    ...[...one].filter((type) => covers(other, type)),
    ...[...other].filter((type) => covers(one, type)),
  ]);
}

function both(one: Json | undefined, other: Json): Json {
  return one === undefined ? other : { allOf: [one, other] };
}

/** The value of a keyword that two parts of an `allOf` set. */
function stricter(keyword: string, one: Json | undefined, other: Json): Json {
  if (one === undefined) return other;
  if (typeof one === 'number' && typeof other === 'number')
    return keyword.startsWith('max') || keyword === 'exclusiveMaximum'
      ? Math.min(one, other)
      : Math.max(one, other);
  if (keyword === 'enum') {
    const values = new Set(array(one).map((value) => JSON.stringify(value)));
    return array(other).filter((value) => values.has(JSON.stringify(value)));
  }
  if (one === false || other === false) return keyword === 'additionalProperties' ? false : one || other;
  if (keyword === 'items' || keyword === 'additionalProperties') return both(one, other);
  return other;
}
