import { isDeepStrictEqual } from 'node:util';
import { compareContracts } from './compare/compare-contracts.ts';
import { listOperations, readNodes, resolve, type Json, type JsonObject } from './contract.ts';

/** How an operation differs between two contracts. */
export interface OperationHistory {
  readonly fate: 'added' | 'changed' | 'removed';
  readonly operation: string;
  /** predicates of sentences, or the URL of a new operation */
  readonly details: readonly string[];
}

/** Operations added, changed or removed between two bundled contracts, in the order of the new one. */
export function listChanges(before: JsonObject, after: JsonObject): OperationHistory[] {
  const [old, next] = [writtenOperations(before), writtenOperations(after)];
  const sentences = Map.groupBy(compareContracts(before, after), ({ operation }) => operation);
  const detailsOf = (operation: string) => sentences.get(operation)?.map(({ text }) => text) ?? [];
  const histories: OperationHistory[] = [];
  for (const { id, method, server, path } of listOperations(after)) {
    if (!old.has(id))
      histories.push({
        fate: 'added',
        operation: id,
        details: [`${method.toUpperCase()} ${server}${path}`],
      });
    else if (!isDeepStrictEqual(old.get(id), next.get(id))) {
      const details = detailsOf(id);
      histories.push({
        fate: 'changed',
        operation: id,
        details: details.length > 0 ? details : ['changed descriptions, limits or x- fields'],
      });
    }
  }
  for (const id of old.keys())
    if (!next.has(id)) histories.push({ fate: 'removed', operation: id, details: detailsOf(id) });
  return histories;
}

/** The changes as lines for a terminal, ending with the counts. */
export function describeHistories(histories: readonly OperationHistory[]): string[] {
  const count = (fate: OperationHistory['fate']) =>
    histories.filter((history) => history.fate === fate).length;
  return [
    ...histories.map(
      ({ fate, operation, details }) => `${fate.padEnd(7)} ${operation}: ${details.join('; ')}`,
    ),
    `${count('added')} added, ${count('changed')} changed, ${count('removed')} removed`,
  ];
}

/** Each operation with all components it refers to, for a deep comparison. */
function writtenOperations(contract: JsonObject): Map<string, Json> {
  const { servers = [], security = [] } = contract;
  return new Map(
    readNodes(contract).map(({ path, method, item, operation }) => {
      const { parameters = [], servers: itemServers = servers } = item;
      const written = {
        servers: itemServers,
        security,
        ...operation,
        path,
        method,
        itemParameters: parameters,
      };
      return [String(operation.operationId), { ...written, components: referredParts(written, contract) }];
    }),
  );
}

function referredParts(written: Json, contract: JsonObject): JsonObject {
  const parts: JsonObject = {};
  const visit = (value: Json): void => {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) return value.forEach(visit);
    const { $ref: reference } = value;
    if (typeof reference !== 'string') return Object.values(value).forEach(visit);
    if (parts[reference] !== undefined) return;
    parts[reference] = resolve(value, contract) ?? null;
    visit(parts[reference]);
  };
  visit(written);
  return parts;
}
