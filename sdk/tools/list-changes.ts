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
  const haveEqualParts = compareParts(before, after);
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
    else if (!isDeepStrictEqual(old.get(id), next.get(id)) || !haveEqualParts(next.get(id))) {
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

/** Each operation as written, with what it inherits. */
function writtenOperations(contract: JsonObject): Map<string, Json> {
  const { servers = [], security = [] } = contract;
  return new Map(
    readNodes(contract).map(({ path, method, item, operation }) => {
      const { parameters = [], servers: itemServers = servers } = item;
      const inherited = { servers: itemServers, security, itemParameters: parameters };
      return [String(operation.operationId), { ...inherited, ...operation, path, method }];
    }),
  );
}

/**
 * Compares the components that a value leads to, each once: large contracts have components that most operations lead to.
 * @returns function of a value that both contracts contain
 */
function compareParts(before: JsonObject, after: JsonObject): (value: Json | undefined) => boolean {
  const known = new Map<string, { readonly isEqual: boolean; readonly references: readonly string[] }>();
  const read = (reference: string) => {
    const part = known.get(reference) ?? readPart(reference);
    known.set(reference, part);
    return part;
  };
  const readPart = (reference: string) => {
    const [old, next] = [before, after].map((contract) => resolve({ $ref: reference }, contract));
    return { isEqual: isDeepStrictEqual(old, next), references: referencesIn(next) };
  };
  return (value) => {
    // a set's iterator also visits the references that are added meanwhile
    const reached = new Set(referencesIn(value));
    for (const reference of reached) {
      const { isEqual, references } = read(reference);
      if (!isEqual) return false;
      for (const further of references) reached.add(further);
    }
    return true;
  };
}

function referencesIn(value: Json | undefined): string[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  return typeof value.$ref === 'string' ? [value.$ref] : Object.values(value).flatMap(referencesIn);
}
