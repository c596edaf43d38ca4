import { array, asObject, resolve, type Json, type JsonObject } from './contract.ts';

/** One schema with its reference followed and its `allOf` merged: what a value must be, in one place. */
export interface FlatSchema {
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
  /** every other keyword, such as `type`, `enum` or `maxLength` */
  readonly keywords: JsonObject;
}

/**
 * Flattens one level of a schema; its properties and items stay as they are written.
 * Of a limit that several parts of an `allOf` set, the last one stands.
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
