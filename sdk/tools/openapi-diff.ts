import openApiDiff from 'openapi-diff';
import { asObject, readNodes, resolve, type Json, type JsonObject } from './contract.ts';
import type { OperationChange } from './compare-operations.ts';
import { flatten } from './flat-schema.ts';

/**
 * What `openapi-diff` finds breaking between two bundled contracts.
 * It takes an optional field that a request gained for a narrower request, as a schema allows any further key; so it
 * is given requests that allow no further one.
 */
export async function compareWithOpenApiDiff(
  before: JsonObject,
  after: JsonObject,
): Promise<OperationChange[]> {
  const outcome = await openApiDiff.diffSpecs({
    sourceSpec: { content: JSON.stringify(closeRequests(before)), location: 'release', format: 'openapi3' },
    destinationSpec: {
      content: JSON.stringify(closeRequests(after)),
      location: 'present',
      format: 'openapi3',
    },
  });
  if (!outcome.breakingDifferencesFound) return [];
  const places = [...readNodes(before), ...readNodes(after)];
  return outcome.breakingDifferences.map(
    ({ code, sourceSpecEntityDetails, destinationSpecEntityDetails }) => {
      const location =
        (sourceSpecEntityDetails[0] ?? destinationSpecEntityDetails[0])?.location ?? 'the contract';
      const node = places.find(
        ({ path, method }) =>
          location === `paths.${path}` || `${location}.`.startsWith(`paths.${path}.${method}.`),
      );
      return {
        kind: 'breaking',
        operation: node === undefined ? location : String(node.operation.operationId),
        text: `openapi-diff reports ${code} at ${location}`,
      };
    },
  );
}

function closeRequests(contract: JsonObject): JsonObject {
  const copy = structuredClone(contract);
  for (const { operation } of readNodes(copy)) {
    if (operation.requestBody === undefined) continue;
    const body = asObject(resolve(operation.requestBody, copy), 'requestBody');
    const media = asObject(
      asObject(body.content ?? {}, 'content')['application/json'] ?? {},
      'application/json',
    );
    operation.requestBody = {
      ...body,
      content: { 'application/json': { ...media, schema: closed(media.schema, copy) } },
    };
  }
  return copy;
}

/** @param within references that are being closed; a schema inside itself stays as it is written */
function closed(
  schema: Json | undefined,
  contract: JsonObject,
  within: ReadonlySet<string> = new Set(),
): Json {
  const written = asObject(schema ?? {}, 'schema');
  const reference = typeof written.$ref === 'string' ? written.$ref : '';
  if (within.has(reference)) return written;
  const below = reference === '' ? within : new Set([...within, reference]);
  const { keywords, properties, required } = flatten(written, contract);
  const { items, ...rest } = keywords;
  const fields = [...properties].map(([field, inner]) => [field, closed(inner, contract, below)] as const);
  return {
    ...rest,
    ...(required.size > 0 && { required: [...required] }),
    ...(fields.length > 0 && {
      properties: Object.fromEntries(fields),
      additionalProperties: rest.additionalProperties ?? rest.oneOf !== undefined,
    }),
    ...(items !== undefined && { items: closed(items, contract, below) }),
  };
}
