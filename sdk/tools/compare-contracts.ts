import { isDeepStrictEqual } from 'node:util';
import { compareOperations, type OperationChange } from './compare-operations.ts';
import type { Json, JsonObject } from './contract.ts';
import { compareWithOpenApiDiff } from './openapi-diff.ts';

/** keywords with descriptive text */
const texts = new Set(['description', 'summary', 'example', 'examples', 'title', 'externalDocs']);

/**
 * Differences between two bundled contracts that clients may notice: those found by our rules, and by `openapi-diff` in
 * operations where our rules find nothing breaking.
 */
export async function compareContracts(before: JsonObject, after: JsonObject): Promise<OperationChange[]> {
  if (isDeepStrictEqual(rules(before), rules(after))) return [];
  const own = compareOperations(before, after);
  const broken = new Set(own.filter(({ kind }) => kind === 'breaking').map(({ operation }) => operation));
  return [...own, ...(await compareWithOpenApiDiff(before, after, broken))];
}

function rules({ info: _info, tags: _tags, ...contract }: JsonObject): Json {
  return withoutTexts(contract, false);
}

function withoutTexts(value: Json, isFieldMap: boolean): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item, false));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isFieldMap || !texts.has(key))
      .map(([key, item]) => [key, withoutTexts(item, key === 'properties' && !isFieldMap)]),
  );
}

/** Describes each change in one sentence; operations with the same change share it. */
export function describeChanges(changes: readonly OperationChange[]): string[] {
  return [...Map.groupBy(changes, ({ text }) => text)].map(([text, same]) => {
    const [first] = same;
    const others = new Set(same.map(({ operation }) => operation)).size - 1;
    const more = others === 0 ? '' : ` and ${others} more`;
    return `${first?.operation}${more}: ${text}.`;
  });
}
