import { isDeepStrictEqual } from 'node:util';
import openApiDiff from 'openapi-diff';
import type { OperationChange } from './compare-operations.ts';
import { asObject, isMethod, readNodes, type JsonObject, type OperationNode } from './contract.ts';
import { plainContract } from './plain-contract.ts';

/**
 * Breaking changes that `openapi-diff` finds between two bundled contracts. It takes about 100 ms per operation, so only
 * operations that differ are passed to it.
 * @param known operations with known breaking changes, which are skipped
 */
export async function compareWithOpenApiDiff(
  before: JsonObject,
  after: JsonObject,
  known: ReadonlySet<string>,
): Promise<OperationChange[]> {
  const [old, next] = [plainContract(before), plainContract(after)];
  dropKnown(old, known);
  dropKnown(next, known);
  dropEqual(old, next);
  const nodes = [...readNodes(old), ...readNodes(next)];
  if (nodes.length === 0) return [];
  const outcome = await openApiDiff.diffSpecs({
    sourceSpec: { content: JSON.stringify(old), location: 'release', format: 'openapi3' },
    destinationSpec: { content: JSON.stringify(next), location: 'present', format: 'openapi3' },
  });
  if (!outcome.breakingDifferencesFound) return [];
  return outcome.breakingDifferences.map(
    ({ code, sourceSpecEntityDetails, destinationSpecEntityDetails }) => {
      const details = sourceSpecEntityDetails[0] ?? destinationSpecEntityDetails[0];
      const location = details?.location ?? 'paths';
      const node = nodes.find(
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

function dropKnown(contract: JsonObject, known: ReadonlySet<string>): void {
  for (const node of readNodes(contract))
    if (known.has(String(node.operation.operationId))) drop(contract, node);
}

function dropEqual(before: JsonObject, after: JsonObject): void {
  const afterByPlace = new Map(readNodes(after).map((node) => [node.place, node]));
  for (const node of readNodes(before)) {
    const next = afterByPlace.get(node.place);
    if (next === undefined || !isDeepStrictEqual(node.operation, next.operation)) continue;
    drop(before, node);
    drop(after, next);
  }
}

/** Also removes a path without operations, which the tool would report as added or removed. */
function drop(contract: JsonObject, { item, method, path }: OperationNode): void {
  Reflect.deleteProperty(item, method);
  if (Object.keys(item).every((key) => !isMethod(key)))
    Reflect.deleteProperty(asObject(contract.paths, 'paths'), path);
}
