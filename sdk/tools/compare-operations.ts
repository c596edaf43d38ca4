import { array, asObject, listOperations, readNodes, resolve } from './contract.ts';
import type { ContractOperation, Json, JsonObject, OperationNode } from './contract.ts';
import { compareSchemas, type Change } from './compare-schemas.ts';
import { compareSecurity } from './compare-security.ts';

/** A change with its operation. */
export interface OperationChange extends Change {
  readonly operation: string;
}

interface Found {
  readonly contract: JsonObject;
  readonly node: OperationNode;
  readonly operation: ContractOperation;
}

/**
 * Differences between two bundled contracts that clients may notice, per operation; operations are matched by operationId.
 * Descriptive text such as summaries is ignored.
 */
export function compareOperations(before: JsonObject, after: JsonObject): OperationChange[] {
  const [old, next] = [index(before), index(after)];
  const changes: OperationChange[] = [];
  for (const [id, from] of old) {
    const to = next.get(id);
    const found = to === undefined ? [removal(from, next, old)] : compareOne(from, to);
    changes.push(...found.map((change) => ({ ...change, operation: id })));
  }
  for (const id of next.keys())
    if (!old.has(id)) changes.push({ kind: 'addition', operation: id, text: 'is new' });
  return changes;
}

function index(contract: JsonObject): Map<string, Found> {
  const nodes = readNodes(contract);
  return new Map(
    listOperations(contract).flatMap((operation, at) => {
      const node = nodes[at];
      return node === undefined ? [] : [[operation.id, { contract, node, operation }] as const];
    }),
  );
}

function removal(gone: Found, next: ReadonlyMap<string, Found>, old: ReadonlyMap<string, Found>): Change {
  const heir = [...next].find(([id, found]) => !old.has(id) && found.node.place === gone.node.place);
  return { kind: 'breaking', text: heir === undefined ? 'is removed' : `is renamed to ${heir[0]}` };
}

function compareOne(from: Found, to: Found): Change[] {
  return [
    ...comparePlace(from.operation, to.operation),
    ...compareSecurity(from, to),
    ...compareParameters(from, to),
    ...compareBody(from, to),
    ...compareResponses(from, to),
  ];
}

function comparePlace(from: ContractOperation, to: ContractOperation): Change[] {
  const address = ({ method, server, path }: ContractOperation) => `${method.toUpperCase()} ${server}${path}`;
  const changes: Change[] = [];
  if (address(from) !== address(to))
    changes.push({ kind: 'breaking', text: `moves from ${address(from)} to ${address(to)}` });
  if (from.domain !== to.domain)
    changes.push({
      kind: 'breaking',
      text: `moves from operations/${from.domain} to operations/${to.domain}`,
    });
  return changes;
}

function compareParameters(from: Found, to: Found): Change[] {
  const [before, after] = [parameters(from), parameters(to)];
  const changes: Change[] = [];
  for (const [name, old] of before) {
    const next = after.get(name);
    if (next === undefined) {
      changes.push({ kind: 'breaking', text: `${name} is removed` });
      continue;
    }
    if (old.required !== true && next.required === true)
      changes.push({ kind: 'breaking', text: `${name} is now required` });
    if (old.required === true && next.required !== true)
      changes.push({ kind: 'addition', text: `${name} is now optional` });
    changes.push(
      ...compareSchemas(
        { schema: old.schema, contract: from.contract },
        { schema: next.schema, contract: to.contract },
        'request',
        name,
      ),
    );
  }
  for (const [name, next] of after)
    if (!before.has(name))
      changes.push(
        next.required === true
          ? { kind: 'breaking', text: `${name} is new and required` }
          : { kind: 'addition', text: `${name} is new` },
      );
  return changes;
}

/** Parameters of an operation and its path by location and name, such as `query cursor`. */
function parameters({ node, contract }: Found): Map<string, JsonObject> {
  return new Map(
    [...array(node.item.parameters), ...array(node.operation.parameters)].map((written) => {
      const parameter = asObject(resolve(written, contract), `${node.place}: parameter`);
      const name = String(parameter.name);
      const isHeader = parameter.in === 'header';
      return [`${String(parameter.in)} ${isHeader ? name.toLowerCase() : name}`, parameter] as const;
    }),
  );
}

function compareBody(from: Found, to: Found): Change[] {
  const [before, after] = [bodyOf(from), bodyOf(to)];
  if (before === undefined && after === undefined) return [];
  if (before === undefined)
    return [
      after?.required === true
        ? { kind: 'breaking', text: 'requires a body' }
        : { kind: 'addition', text: 'accepts a body' },
    ];
  if (after === undefined) return [{ kind: 'breaking', text: 'no longer accepts a body' }];
  const required: Change[] =
    before.required !== true && after.required === true
      ? [{ kind: 'breaking', text: 'requires a body' }]
      : [];
  return [
    ...required,
    ...compareSchemas(
      { schema: jsonSchema(before), contract: from.contract },
      { schema: jsonSchema(after), contract: to.contract },
      'request',
      'body:',
    ),
  ];
}

function bodyOf({ node, contract }: Found): JsonObject | undefined {
  const { requestBody } = node.operation;
  return requestBody === undefined
    ? undefined
    : asObject(resolve(requestBody, contract), `${node.place}: body`);
}

function compareResponses(from: Found, to: Found): Change[] {
  const [before, after] = [answersOf(from), answersOf(to)];
  const changes: Change[] = [];
  for (const [status, old] of before) {
    const next = after.get(status);
    if (next === undefined) {
      changes.push({ kind: 'breaking', text: `response ${status} is removed` });
      continue;
    }
    changes.push(
      ...compareSchemas(
        { schema: jsonSchema(old), contract: from.contract },
        { schema: jsonSchema(next), contract: to.contract },
        'response',
        `response ${status}:`,
      ),
    );
  }
  for (const status of after.keys())
    if (!before.has(status)) changes.push({ kind: 'addition', text: `response ${status} is new` });
  return changes;
}

function answersOf({ node, contract }: Found): Map<string, JsonObject> {
  const responses = asObject(node.operation.responses ?? {}, `${node.place}: responses`);
  return new Map(
    Object.entries(responses).map(
      ([status, written]) =>
        [status, asObject(resolve(written, contract), `${node.place}: ${status}`)] as const,
    ),
  );
}

function jsonSchema(holder: JsonObject): Json | undefined {
  const content = asObject(holder.content ?? {}, 'content');
  return asObject(content['application/json'] ?? {}, 'application/json').schema;
}
