import { readFile } from 'node:fs/promises';
import { bundle, createConfig } from '@redocly/openapi-core';

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
  /** codes that the 200 answer may carry */
  codes: number[];
  /** fields of the answer's `data` that are always there */
  fields: string[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Reads a contract from a file or an http(s) address and resolves its references between files.
 * @throws Error with the first unresolved reference or syntax fault.
 */
export async function loadContract(source: string): Promise<JsonObject> {
  const config = await createConfig({ extends: [] });
  const { bundle: document, problems } = await bundle({ ref: source, config, dereference: false });
  const fatal = problems.find((problem) => problem.severity === 'error');
  if (fatal) throw new Error(`${source}: ${fatal.message}`);
  return asObject(document.parsed as Json, source);
}

/** Reads a JSON file that holds one object. */
export async function readJson(path: string): Promise<JsonObject> {
  return asObject(JSON.parse(await readFile(path, 'utf8')) as Json, path);
}

/** Every operation of a bundled contract, in the contract's order. */
export function listOperations(contract: JsonObject): ContractOperation[] {
  const operations: ContractOperation[] = [];
  for (const [path, rawItem] of Object.entries(asObject(contract.paths ?? {}, 'paths'))) {
    const item = asObject(rawItem, path);
    for (const method of methods) {
      if (item[method] === undefined) continue;
      const operation = asObject(item[method], `${method} ${path}`);
      operations.push({
        id: text(operation.operationId, `${method} ${path}: operationId`),
        domain: text(array(operation.tags)[0], `${method} ${path}: first tag`),
        method,
        path,
        server: serverOf(operation, item, contract),
        summary: typeof operation.summary === 'string' ? operation.summary : '',
        idempotent: operation['x-idempotent'] === true,
        writes: operation['x-writes'] === true,
        userToken: userTokenOf(operation.security ?? contract.security),
        ...answerOf(operation, contract),
      });
    }
  }
  return operations;
}

function serverOf(operation: JsonObject, item: JsonObject, contract: JsonObject): string {
  const [server] = array(operation.servers ?? item.servers ?? contract.servers);
  return server === undefined ? '' : text(asObject(server, 'server').url, 'server url');
}

function userTokenOf(security: Json | undefined): ContractOperation['userToken'] {
  const ways = array(security).map((way) => Object.keys(asObject(way, 'security')));
  if (!ways.some((way) => way.includes('userToken'))) return 'none';
  return ways.every((way) => way.includes('userToken')) ? 'required' : 'optional';
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
    fields: array(data.required).map((field) => text(field, place)),
  };
}

/** Follows a local reference, such as `#/components/schemas/News`. */
function resolve(value: Json | undefined, contract: JsonObject): Json | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || typeof value.$ref !== 'string')
    return value;
  const path = value.$ref.replace('#/', '').split('/');
  return path.reduce<Json | undefined>((at, key) => asObject(at, String(value.$ref))[key], contract);
}

/** Narrows a value to an object. @throws Error naming the place. */
export function asObject(value: Json | undefined, place: string): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error(`${place}: an object is expected`);
  return value;
}

function array(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

function text(value: Json | undefined, place: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${place}: text is expected`);
  return value;
}
