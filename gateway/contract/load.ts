import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../module-files.ts';
import type { OperationId } from './handler.ts';

/** A JSON schema with all local references resolved. */
export type JsonSchema = { readonly [key: string]: unknown };

export interface ContractOperation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST';
  /** base path of the server and path, such as `/gw/add_lev2` */
  readonly url: string;
  readonly userToken: 'none' | 'optional' | 'required';
  /** requires client credentials (HTTP basic authentication) */
  readonly basicClient: boolean;
  /** has side effects: a POST unless marked idempotent, or a GET that is marked as writing */
  readonly writes: boolean;
  readonly body: JsonSchema | undefined;
  /** takes a binary body instead of JSON */
  readonly takesBytes: boolean;
  readonly query: JsonSchema;
  readonly headers: JsonSchema;
  /** schema of the response at HTTP 200 */
  readonly response: JsonSchema;
  /** names of the operation's headers, spelled as in the contract */
  readonly headerNames: readonly string[];
}

export const contractFile = join(repository, 'sdk/generated/openapi.json');

/** The parsed contract: any key can be accessed; a missing one is undefined. */
interface Json {
  readonly [key: string]: Json | undefined;
}

let operations: readonly ContractOperation[] | undefined;

/** The operations of the generated contract, to be registered as routes. The file is read once. */
export function loadContract(): readonly ContractOperation[] {
  operations ??= operationsOf(JSON.parse(readFileSync(contractFile, 'utf8')));
  return operations;
}

/** The operations of a bundled contract. @param document OpenAPI 3.0.3, parsed */
export function operationsOf(document: unknown): ContractOperation[] {
  const contract = document as Json;
  const whole = resolveReferences(contract, contract) as Json;
  return Object.entries(whole.paths ?? {}).flatMap(([path, item = {}]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      // a stream of events has a route of its own
      return operation === undefined || operation['x-events']
        ? []
        : [toOperation(whole, item, operation, method, path)];
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
    basicClient: list(operation.security ?? whole.security).some(
      (requirement) => 'basicClient' in requirement,
    ),
    writes: method === 'get' ? Boolean(operation['x-writes']) : !operation['x-idempotent'],
    body: operation.requestBody?.content?.['application/json']?.schema,
    takesBytes: operation.requestBody?.content?.['application/octet-stream'] !== undefined,
    query: parameterSchema(parameters, 'query'),
    headers: parameterSchema(parameters, 'header'),
    response: operation.responses?.['200']?.content?.['application/json']?.schema ?? {},
    headerNames: parameters
      .filter((parameter) => String(parameter.in) === 'header')
      .map(({ name }) => String(name)),
  };
}

/** A server with another host in production is served here under the same path. */
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
  const isToken = (requirement: Json) => 'userToken' in requirement;
  if (!security.some(isToken)) return 'none';
  return security.every(isToken) ? 'required' : 'optional';
}

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/**
 * Replaces local references by their targets; the contract has no cycles. References to one target share one object: copies
 * would multiply the size of the contract.
 */
function resolveReferences(
  value: unknown,
  contract: Json,
  resolvedByReference = new Map<string, unknown>(),
): unknown {
  if (Array.isArray(value))
    return value.map((entry) => resolveReferences(entry, contract, resolvedByReference));
  if (typeof value !== 'object' || value === null) return value;
  const reference: unknown = (value as Json).$ref;
  if (typeof reference !== 'string')
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        resolveReferences(entry, contract, resolvedByReference),
      ]),
    );
  const known = resolvedByReference.get(reference);
  if (known !== undefined) return known;
  const resolved = resolveReferences(resolvePointer(contract, reference), contract, resolvedByReference);
  resolvedByReference.set(reference, resolved);
  return resolved;
}

function resolvePointer(contract: Json, reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<Json | undefined>((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract);
}
