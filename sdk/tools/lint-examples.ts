import {
  array,
  asObject,
  readNodes,
  resolve,
  type Json,
  type JsonObject,
  type OperationNode,
} from './contract.ts';

/** A JSON body that has a schema and no example. */
export interface MissingExample {
  readonly id: string;
  readonly kind: 'request' | 'response';
  readonly method: string;
  readonly path: string;
  readonly schema: JsonObject;
}

/** JSON bodies of requests, and of the 200 response, for which the contract has no example. */
export function missingExamples(contract: JsonObject): MissingExample[] {
  return readNodes(contract).flatMap((node) => {
    const { operation, method, path } = node;
    const { '200': response } = asObject(operation.responses ?? {}, node.place);
    return (
      [
        ['request', operation.requestBody],
        ['response', response],
      ] as const
    ).flatMap(([kind, part]) => {
      const media = jsonOf(part, contract);
      const isDone = media === undefined || media.example !== undefined || media.examples !== undefined;
      return isDone || typeof operation.operationId !== 'string'
        ? []
        : [{ id: operation.operationId, kind, method, path, schema: asObject(media.schema, node.place) }];
    });
  });
}

/** Operations that a reader of the reference page could not try: without a description or examples. */
export function lintExamples(contract: JsonObject): string[] {
  const missing = missingExamples(contract).map(
    ({ method, path, id, kind }) =>
      `${method} ${path}: the ${kind} has no example: \`npm run sdk -- --draft\` drafts ${id}${kind === 'request' ? 'Request' : 'Response'} in openapi/examples/; edit what it wrote.`,
  );
  return [...readNodes(contract).flatMap((node) => lintNode(node, contract)), ...missing];
}

function lintNode({ place, item, operation }: OperationNode, contract: JsonObject): string[] {
  const faults: string[] = [];
  const { description } = operation;
  if (typeof description !== 'string' || description.trim() === '')
    faults.push(
      `${place}: has no description: say below its summary what a caller cannot see in the fields.`,
    );
  for (const written of [...array(item.parameters), ...array(operation.parameters)]) {
    const parameter = asObject(resolve(written, contract), place);
    if (parameter.required === true && !hasExample(parameter, contract))
      faults.push(
        `${place}: the required parameter ${String(parameter.name)} has no example, nor has its schema.`,
      );
  }
  return faults;
}

function hasExample({ example, examples, schema }: JsonObject, contract: JsonObject): boolean {
  if (example !== undefined || examples !== undefined) return true;
  const value = asObject(resolve(schema, contract) ?? {}, 'parameter schema');
  return (
    value.example !== undefined ||
    value.enum !== undefined ||
    value.type === 'boolean' ||
    array(value.allOf).some((part) => hasExample({ schema: part }, contract))
  );
}

function jsonOf(part: Json | undefined, contract: JsonObject): JsonObject | undefined {
  const { content } = asObject(resolve(part, contract) ?? {}, 'body');
  const media = asObject(content ?? {}, 'content')['application/json'];
  return media === undefined ? undefined : asObject(media, 'application/json');
}

/** `data` of each operation's example, or the whole example of an answer without the envelope, by operationId. */
export function exampleData(contract: JsonObject): Map<string, Json> {
  const found = new Map<string, Json>();
  for (const { operation } of readNodes(contract)) {
    const responses = asObject(operation.responses ?? {}, 'responses');
    const media = jsonOf(responses['200'], contract);
    const named = Object.values(asObject(media?.examples ?? {}, 'examples'))[0];
    const value = media?.example ?? asObject(resolve(named, contract) ?? {}, 'example').value;
    if (value === undefined || typeof operation.operationId !== 'string') continue;
    const isEnvelope =
      typeof value === 'object' && value !== null && !Array.isArray(value) && 'code' in value;
    found.set(operation.operationId, isEnvelope && value.data !== undefined ? value.data : value);
  }
  return found;
}
