import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OperationId } from './handler.ts';

/** A JSON schema with every local reference resolved. */
export type JsonSchema = { readonly [key: string]: unknown };

export interface ContractOperation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST';
  /** server base and path, such as `/gw/add_lev2` */
  readonly url: string;
  readonly userToken: 'none' | 'optional' | 'required';
  /** only clients with a credential of their own may call */
  readonly basicClient: boolean;
  /** changes something: a POST that does more than read, or a GET that writes */
  readonly writes: boolean;
  readonly body: JsonSchema | undefined;
  /** takes bytes as they are in place of JSON */
  readonly takesBytes: boolean;
  readonly query: JsonSchema;
  readonly headers: JsonSchema;
  /** schema of the answer at HTTP 200 */
  readonly answer: JsonSchema;
  /** names of the headers the contract gives the operation, in its spelling */
  readonly headerNames: readonly string[];
}

export const contractFile = fileURLToPath(new URL('../../sdk/generated/openapi.json', import.meta.url));

/** The contract as parsed: any key leads on, and what is missing is undefined. */
interface Json {
  readonly [key: string]: Json | undefined;
}

/** The operations of the generated contract, ready to be registered as routes. */
export function loadContract(): ContractOperation[] {
  return operationsOf(JSON.parse(readFileSync(contractFile, 'utf8')));
}

/** The operations of a bundled contract. @param document OpenAPI 3.0.3, parsed */
export function operationsOf(document: unknown): ContractOperation[] {
  const contract = document as Json;
  const whole = resolveReferences(contract, contract) as Json;
  return Object.entries(whole.paths ?? {}).flatMap(([path, item = {}]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [toOperation(whole, item, operation, method, path)];
    }),
  );
}

function toOperation(
  whole: Json,
  item: Json,
  operation: Json,
  method: 'get' | 'post',
  path: string,
): ContractOperation {
  const parameters = list(operation.parameters);
  const server = list(operation.servers ?? item.servers ?? whole.servers)[0];
  return {
    id: String(operation.operationId) as OperationId,
    method: method === 'get' ? 'GET' : 'POST',
    url: basePath(String(server?.url ?? '')) + path,
    userToken: userTokenOf(list(operation.security ?? whole.security)),
    basicClient: list(operation.security ?? whole.security).some((way) => 'basicClient' in way),
    writes: method === 'get' ? Boolean(operation['x-writes']) : !operation['x-idempotent'],
    body: operation.requestBody?.content?.['application/json']?.schema,
    takesBytes: operation.requestBody?.content?.['application/octet-stream'] !== undefined,
    query: parameterSchema(parameters, 'query'),
    headers: parameterSchema(parameters, 'header'),
    answer: operation.responses?.['200']?.content?.['application/json']?.schema ?? {},
    headerNames: parameters
      .filter((parameter) => String(parameter.in) === 'header')
      .map(({ name }) => String(name)),
  };
}

/** A gateway that has a host of its own in production lives under the same path here. */
function basePath(server: string): string {
  return new URL(server, 'http://gateway.internal').pathname.replace(/\/$/, '');
}

function parameterSchema(parameters: readonly Json[], where: 'query' | 'header'): JsonSchema {
  const here = parameters.filter((parameter) => String(parameter.in) === where);
  const nameOf = ({ name }: Json) => (where === 'header' ? String(name).toLowerCase() : String(name));
  return {
    type: 'object',
    properties: Object.fromEntries(here.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: here.filter((parameter) => Boolean(parameter.required)).map(nameOf),
  };
}

function userTokenOf(security: readonly Json[]): ContractOperation['userToken'] {
  const isToken = (way: Json) => 'userToken' in way;
  if (!security.some(isToken)) return 'none';
  return security.every(isToken) ? 'required' : 'optional';
}

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/**
 * Puts what references name in place of them: the contract has no circles. What is named often stands there once, shared by
 * all who name it: a copy for each would be many times the contract.
 */
function resolveReferences(value: unknown, contract: Json, named = new Map<string, unknown>()): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolveReferences(entry, contract, named));
  if (typeof value !== 'object' || value === null) return value;
  const reference: unknown = (value as Json).$ref;
  if (typeof reference !== 'string')
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, resolveReferences(entry, contract, named)]),
    );
  const known = named.get(reference);
  if (known !== undefined) return known;
  const resolved = resolveReferences(resolvePointer(contract, reference), contract, named);
  named.set(reference, resolved);
  return resolved;
}

function resolvePointer(contract: Json, reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<Json | undefined>((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract);
}
