import { array, asObject, readNodes, resolve, type Json, type JsonObject } from './contract.ts';
import { flatten } from './flat-schema.ts';

interface Reading {
  readonly contract: JsonObject;
  /** default of additionalProperties */
  readonly furtherKeys: boolean;
  /** references being resolved, to detect recursion */
  readonly within: ReadonlySet<string>;
}

/**
 * Prepares a contract for `openapi-diff`. Recursive schemas, on which it fails, are replaced by one that allows anything;
 * requests allow no additional properties, because otherwise a new optional field would count as a narrower request;
 * parameters, which it does not compare, are removed.
 */
export function plainContract(contract: JsonObject): JsonObject {
  const { components = {}, ...rest } = structuredClone(contract);
  for (const { operation, item, place } of readNodes(rest)) {
    delete item.parameters;
    delete operation.parameters;
    if (operation.requestBody !== undefined)
      operation.requestBody = plainBody(operation.requestBody, contract, false);
    const responses = Object.entries(asObject(operation.responses ?? {}, place));
    operation.responses = Object.fromEntries(
      responses.map(([status, response]) => [status, plainBody(response, contract, true)]),
    );
  }
  const { securitySchemes = {} } = asObject(components, 'components');
  return { ...rest, components: { securitySchemes } };
}

function plainBody(written: Json, contract: JsonObject, furtherKeys: boolean): JsonObject {
  const holder = asObject(resolve(written, contract), 'body');
  const media = asObject(holder.content ?? {}, 'content')['application/json'];
  if (media === undefined) return holder;
  const { schema } = asObject(media, 'application/json');
  const reading = { contract, furtherKeys, within: new Set<string>() };
  return { ...holder, content: { 'application/json': { schema: plainSchema(schema, reading) } } };
}

function plainSchema(schema: Json | undefined, reading: Reading): Json {
  const { contract, within } = reading;
  const written = asObject(schema ?? {}, 'schema');
  const reference = typeof written.$ref === 'string' ? written.$ref : undefined;
  if (reference !== undefined && within.has(reference)) return {};
  const below = { ...reading, within: reference === undefined ? within : new Set([...within, reference]) };
  const { keywords, properties, required } = flatten(written, contract);
  const plain = plainKeywords(keywords, below);
  if (required.size > 0) plain.required = [...required];
  if (properties.size > 0) {
    plain.properties = Object.fromEntries(
      [...properties].map(([field, inner]) => [field, plainSchema(inner, below)]),
    );
    plain.additionalProperties ??= reading.furtherKeys || 'oneOf' in plain || 'anyOf' in plain;
  }
  return plain;
}

function plainKeywords(keywords: JsonObject, below: Reading): JsonObject {
  const plain = { ...keywords };
  for (const keyword of ['oneOf', 'anyOf'])
    if (plain[keyword] !== undefined)
      plain[keyword] = array(plain[keyword]).map((part) => plainSchema(part, below));
  for (const keyword of ['items', 'not', 'additionalProperties'])
    if (typeof plain[keyword] === 'object') plain[keyword] = plainSchema(plain[keyword], below);
  return plain;
}
