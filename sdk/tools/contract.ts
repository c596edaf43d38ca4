import { readFile } from 'node:fs/promises';
import { SdkError } from './sdk-error.ts';

/** A JSON value as parsed; narrowed by whoever reads it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** One operation of a contract, with what path items and the document hand down to it resolved. */
export interface ContractOperation {
  id: string;
  domain: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** path as the contract spells it, without the server */
  path: string;
  /** base path of the server the operation lives on, such as `/gateway` */
  server: string;
  summary: string;
  idempotent: boolean;
  writes: boolean;
  /** `none`, `optional` (sent when the reader is signed in) or `required` */
  userToken: 'none' | 'optional' | 'required';
  /** the client's own credential goes along */
  basicClient: boolean;
  /** codes that the 200 answer may carry */
  codes: number[];
  /** fields of the answer's `data` that are always there */
  fields: string[];
}

/** One operation as the contract spells it, with where it stands. */
export interface OperationNode {
  /** such as `post /x/news/like` */
  place: string;
  method: ContractOperation['method'];
  path: string;
  item: JsonObject;
  operation: JsonObject;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Reads a JSON file that holds one object. */
export async function readJson(path: string): Promise<JsonObject> {
  return asObject(JSON.parse(await readFile(path, 'utf8')) as Json, path);
}

/** Whether a key of a path item names an operation. */
export function isMethod(key: string): boolean {
  return methods.some((method) => method === key);
}

/** Every operation of a bundled contract as it is written, in the contract's order. */
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
 * Every operation of a bundled contract as the SDK needs it, in the contract's order.
 * @throws SdkError naming the operation and what it lacks
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
    ...answerOf(operation, contract),
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

/** The sets of schemes of which one must be met. */
function waysOf(security: Json | undefined): string[][] {
  return array(security).map((way) => Object.keys(asObject(way, 'security')));
}

function answerOf(operation: JsonObject, contract: JsonObject): Pick<ContractOperation, 'codes' | 'fields'> {
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

/** The fields that a schema asks for itself and in the parts of its `allOf`. */
function requiredFields(schema: JsonObject, contract: JsonObject): Json[] {
  const inherited = array(schema.allOf).flatMap((part) =>
    requiredFields(asObject(resolve(part, contract), 'allOf'), contract),
  );
  return [...new Set([...inherited, ...array(schema.required)])];
}

/** Follows a local reference, such as `#/components/schemas/News`. @throws SdkError when it leads nowhere */
export function resolve(value: Json | undefined, contract: JsonObject): Json | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || typeof value.$ref !== 'string')
    return value;
  const reference = value.$ref;
  const path = reference
    .replace('#/', '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = path.reduce<Json | undefined>((at, key) => asObject(at, reference)[key], contract);
  if (target === undefined) throw new SdkError(`${reference}: the reference leads nowhere`);
  return resolve(target, contract);
}

/** Narrows a value to an object. @throws SdkError naming the place. */
export function asObject(value: Json | undefined, place: string): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new SdkError(`${place}: an object is expected`);
  return value;
}

/** The items of a list; of anything else none. */
export function array(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function text(value: Json | undefined, place: string): string {
  if (typeof value !== 'string' || value === '') throw new SdkError(`${place}: text is expected`);
  return value;
}
