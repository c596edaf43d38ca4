import { readFile } from 'node:fs/promises';
import { SdkError } from './sdk-error.ts';

/** A parsed JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** An operation with the inherited properties of path item and document resolved. */
export interface ContractOperation {
  id: string;
  domain: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** path as in the contract, without the server */
  path: string;
  /** base path of the server, such as `/gateway` */
  server: string;
  summary: string;
  idempotent: boolean;
  writes: boolean;
  /** `none`, `optional` (sent when the reader is signed in) or `required` */
  userToken: 'none' | 'optional' | 'required';
  /** sends the client's basic credential */
  basicClient: boolean;
  /** allowed codes of the 200 response */
  codes: number[];
  /** required fields of the response's `data` */
  fields: string[];
}

/** An operation as written in the contract, with its location. */
export interface OperationNode {
  /** such as `post /x/news/like` */
  place: string;
  method: ContractOperation['method'];
  path: string;
  item: JsonObject;
  operation: JsonObject;
}

/**
 * Extensions that the client acts on. `safer`: the value that lets clients which knew the other one go on; clients of the
 * old contract act on the old value.
 */
export const clientExtensions = {
  'x-idempotent': { safer: true, reason: 'clients repeat the call after a failure' },
  'x-writes': { safer: false, reason: 'clients repeat the call after a failure' },
} as const;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Reads a JSON file that contains an object. */
export async function readJson(path: string): Promise<JsonObject> {
  return asObject(JSON.parse(await readFile(path, 'utf8')) as Json, path);
}

/** Whether a key of a path item is an HTTP method. */
export function isMethod(key: string): boolean {
  return methods.some((method) => method === key);
}

/** All operations of a bundled contract as written, in document order. */
export function readNodes(contract: JsonObject): OperationNode[] {
  return Object.entries(asObject(contract.paths ?? {}, 'paths')).flatMap(([path, rawItem]) => {
    const item = asObject(rawItem, path);
    return methods
      .filter((method) => item[method] !== undefined)
      .map((method) => {
        const place = `${method} ${path}`;
        return { place, method, path, item, operation: asObject(item[method], place) };
      });
  });
}

/**
 * All operations of a bundled contract as the SDK needs them, in document order.
 * @throws SdkError with the operation and what is missing
 */
export function listOperations(contract: JsonObject): ContractOperation[] {
  return readNodes(contract).map(({ place, method, path, item, operation }) => ({
    id: text(operation.operationId, `${place}: operationId`),
    domain: text(array(operation.tags)[0], `${place}: first tag`),
    method,
    path,
    server: serverOf(operation, item, contract),
    summary: typeof operation.summary === 'string' ? operation.summary : '',
    idempotent: operation['x-idempotent'] === true,
    writes: operation['x-writes'] === true,
    userToken: userTokenOf(operation.security ?? contract.security),
    basicClient: waysOf(operation.security ?? contract.security).some((way) => way.includes('basicClient')),
    ...responseOf(operation, contract),
  }));
}

function serverOf(operation: JsonObject, item: JsonObject, contract: JsonObject): string {
  const [server] = array(operation.servers ?? item.servers ?? contract.servers);
  return server === undefined ? '' : text(asObject(server, 'server').url, 'server url');
}

function userTokenOf(security: Json | undefined): ContractOperation['userToken'] {
  const ways = waysOf(security);
  if (!ways.some((way) => way.includes('userToken'))) return 'none';
  return ways.every((way) => way.includes('userToken')) ? 'required' : 'optional';
}

/** Security alternatives, each a set of schemes. */
function waysOf(security: Json | undefined): string[][] {
  return array(security).map((way) => Object.keys(asObject(way, 'security')));
}

function responseOf(
  operation: JsonObject,
  contract: JsonObject,
): Pick<ContractOperation, 'codes' | 'fields'> {
  const place = `${String(operation.operationId)} 200`;
  const media = ['responses', '200', 'content', 'application/json', 'schema'].reduce<Json | undefined>(
    (value, key) => resolve(asObject(value, place)[key], contract),
    operation,
  );
  const properties = asObject(asObject(media, place).properties, place);
  const data = asObject(resolve(properties.data, contract), place);
  return {
    codes: array(asObject(resolve(properties.code, contract), place).enum).map(Number),
    fields: requiredFields(data, contract).map((field) => text(field, place)),
  };
}

/** Required fields of a schema and of its `allOf` parts. */
function requiredFields(schema: JsonObject, contract: JsonObject): Json[] {
  const inherited = array(schema.allOf).flatMap((part) =>
    requiredFields(asObject(resolve(part, contract), 'allOf'), contract),
  );
  return [...new Set([...inherited, ...array(schema.required)])];
}

/** Resolves a local reference, such as `#/components/schemas/News`. @throws SdkError if it has no target */
export function resolve(value: Json | undefined, contract: JsonObject): Json | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || typeof value.$ref !== 'string')
    return value;
  const reference = value.$ref;
  const path = reference
    .replace('#/', '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = path.reduce<Json | undefined>((at, key) => asObject(at, reference)[key], contract);
  if (target === undefined) throw new SdkError(`${reference}: unresolvable reference`);
  return resolve(target, contract);
}

/** Narrows a value to an object. @throws SdkError with the location */
export function asObject(value: Json | undefined, place: string): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new SdkError(`${place}: expected an object`);
  return value;
}

/** The items of a list; empty for any other value. */
export function array(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function text(value: Json | undefined, place: string): string {
  if (typeof value !== 'string' || value === '') throw new SdkError(`${place}: expected a string`);
  return value;
}
