import { array, asObject, resolve, type Json, type JsonObject } from './contract.ts';

/** A schema with its reference resolved and its `allOf` merged. */
export interface FlatSchema {
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
  /** every other keyword, such as `type`, `enum` or `maxLength` */
  readonly keywords: JsonObject;
}

/**
 * Flattens one level of a schema; properties and items remain as written. If several parts of an `allOf` set the same
 * keyword, the last one wins.
 */
export function flatten(schema: Json | undefined, contract: JsonObject): FlatSchema {
  const own = asObject(resolve(schema, contract) ?? {}, 'schema');
  const { allOf, properties, required, ...keywords } = own;
  const parts = array(allOf).map((part) => flatten(part, contract));
  return {
    properties: new Map([
      ...parts.flatMap((part) => [...part.properties]),
      ...Object.entries(asObject(properties ?? {}, 'properties')),
    ]),
    required: new Set([...parts.flatMap((part) => [...part.required]), ...array(required).map(String)]),
    keywords: Object.assign({}, ...parts.map((part) => part.keywords), keywords),
  };
}
