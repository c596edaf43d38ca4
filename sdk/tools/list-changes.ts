import { isDeepStrictEqual } from 'node:util';
import { compareOperations } from './compare-operations.ts';
import { listOperations, readNodes, resolve, type Json, type JsonObject } from './contract.ts';

/** What became of one operation between two contracts. */
export interface OperationHistory {
  readonly fate: 'added' | 'changed' | 'removed';
  readonly operation: string;
  /** sentences without their subject, or where a new operation lives */
  readonly details: readonly string[];
}

/** The operations that one bundled contract has and the other has not, or has otherwise; in the new one's order. */
export function listChanges(before: JsonObject, after: JsonObject): OperationHistory[] {
  const [old, next] = [writtenOperations(before), writtenOperations(after)];
  const sentences = Map.groupBy(compareOperations(before, after), ({ operation }) => operation);
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
        details: details.length > 0 ? details : ['other words, wider limits or other marks'],
      });
    }
  }
  for (const id of old.keys())
    if (!next.has(id)) histories.push({ fate: 'removed', operation: id, details: detailsOf(id) });
  return histories;
}

/** The changes as lines for a terminal, the last of them a count. */
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

/** Each operation with everything it refers to, by its name: equal when nothing of it differs. */
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
