import { readFile } from 'node:fs/promises';
import { SdkError } from './sdk-error.ts';

/** A parsed JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** An operation with the inherited properties of path item and document resolved. */
export interface ContractOperation {
  id: string;
  domain: string;
  method: HttpMethod;
  /** path as in the contract, without the server */
  path: string;
  /** base path of the server, such as `/gateway`, or a full URL */
  server: string;
  summary: string;
  idempotent: boolean;
  writes: boolean;
  /** `none`, `optional` (sent when the reader is signed in) or `required` */
  userToken: 'none' | 'optional' | 'required';
  /** sends the client's basic credential */
  basicClient: boolean;
  /** allowed codes of the 200 response; undefined if its body is not `{ code, msg, data }` */
  codes: number[] | undefined;
  /** required fields of the response's `data`, or of its body without the envelope */
  fields: string[];
  /** whether the answer is a page of a list: `{ list, nextCursor? }` in its data */
  isList: boolean;
  /** how a body that is not JSON is read */
  parseAs: 'text' | 'blob' | 'stream' | undefined;
  /** the contract's `x-events`: a stream of events under the transport rules */
  events: boolean;
  hasBody: boolean;
  /** media type of a request body that is not `application/json` */
  sends: string | undefined;
  /** query parameters that are not written in the usual way */
  query: Record<string, QueryStyle>;
  /** path with the styles of its parameters, such as `/a/{;id*}`, if they are not `simple` */
  template: string | undefined;
}

/** How a query parameter is written; `json` is a parameter with content of that media type. */
export interface QueryStyle {
  style: string;
  explode: boolean;
  allowReserved?: true;
}

export type HttpMethod = (typeof methods)[number];

/** An operation as written in the contract, with its location. */
export interface OperationNode {
  /** such as `post /x/news/like` */
  place: string;
  method: HttpMethod;
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
  'x-events': { safer: true, reason: 'clients send what the transport rules require' },
} as const;

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

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
    const item = asObject(resolve(rawItem, contract), path);
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
  return readNodes(contract).map((node) => {
    const { place, method, path, item, operation } = node;
    return {
      id: text(operation.operationId, `${place}: operationId`),
      domain: domainOf(array(operation.tags)[0], place),
      method,
      path,
      server: serverOf(operation, item, contract),
      summary: typeof operation.summary === 'string' ? operation.summary : '',
      idempotent: operation['x-idempotent'] === true,
      writes: operation['x-writes'] === true,
      events: operation['x-events'] === true,
      userToken: userTokenOf(operation.security ?? contract.security),
      basicClient: waysOf(operation.security ?? contract.security).some((way) => way.includes('basicClient')),
      ...responseOf(operation, contract, place),
      hasBody: operation.requestBody !== undefined,
      sends: requestTypeOf(operation, contract, place),
      query: queryStylesOf(node, contract),
      template: templateOf(node, contract),
    };
  });
}

/** The file name of a tag: words of letters and digits, joined by hyphens. */
function domainOf(tag: Json | undefined, place: string): string {
  if (tag === undefined) return 'default';
  const words = String(tag)
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  if (words === null) throw new SdkError(`${place}: tag ${JSON.stringify(tag)} has no letter or digit.`);
  return words.join('-');
}

/** The first server's URL with the defaults of its variables. */
function serverOf(operation: JsonObject, item: JsonObject, contract: JsonObject): string {
  const [server] = array(operation.servers ?? item.servers ?? contract.servers);
  if (server === undefined) return '';
  const { url, variables } = asObject(server, 'server');
  const address = Object.entries(asObject(variables ?? {}, 'server variables')).reduce(
    (written, [name, variable]) =>
      written.replaceAll(`{${name}}`, () => String(asObject(variable, name).default ?? '')),
    text(url, 'server url'),
  );
  // the paths of a contract begin with a slash
  return address.replace(/\/$/u, '');
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
  place: string,
): Pick<ContractOperation, 'codes' | 'fields' | 'isList' | 'parseAs'> {
  const responses = Object.entries(asObject(operation.responses ?? {}, `${place}: responses`));
  const successes = responses.filter(([status]) => status.startsWith('2'));
  const answers = successes.length > 0 ? successes : responses.filter(([status]) => status === 'default');
  const contents = answers.map(([status, response]) =>
    asObject(asObject(resolve(response, contract), `${place} ${status}`).content ?? {}, `${place} ${status}`),
  );
  const types = contents.flatMap((content) => Object.keys(content));
  const json = types.find(isJson);
  if (json === undefined) {
    return { codes: undefined, fields: [], isList: false, parseAs: readerOf(types) };
  }
  // the client does not tell several answers apart, so none of their fields is required
  const only = contents.length === 1 ? contents[0]?.[json] : undefined;
  const schema = asObject(only ?? {}, place).schema;
  const body = flatObject(schema, contract, place);
  const { code, msg, data } = body.properties;
  const codes = array(asObject(resolve(code ?? {}, contract), place).enum).map(Number);
  const isEnvelope = [code, msg, data].every((part) => part !== undefined) && codes.length > 0;
  if (!isEnvelope || !['code', 'msg', 'data'].every((field) => body.required.includes(field)))
    return { codes: undefined, fields: body.required, isList: isPage(body), parseAs: undefined };
  const inner = flatObject(data, contract, place);
  return { codes, fields: inner.required, isList: isPage(inner), parseAs: undefined };
}

/** A list that continues at a cursor. */
function isPage({ properties, required }: FlatObject): boolean {
  return properties.list !== undefined && properties.nextCursor !== undefined && required.includes('list');
}

function readerOf(types: readonly string[]): ContractOperation['parseAs'] {
  if (types.length === 0) return undefined;
  if (types.some((type) => type.startsWith('text/event-stream'))) return 'stream';
  return types.some(isText) ? 'text' : 'blob';
}

/** The media type in which the client writes a request body, if it is not `application/json`. */
function requestTypeOf(operation: JsonObject, contract: JsonObject, place: string): string | undefined {
  if (operation.requestBody === undefined) return undefined;
  const body = asObject(resolve(operation.requestBody, contract), `${place}: body`);
  const types = Object.keys(asObject(body.content ?? {}, `${place}: body`));
  const known = types.find(isJson) ?? types.find(isForm) ?? types[0];
  return known === 'application/json' ? undefined : known;
}

/** `application/json`, `application/problem+json`, `application/json; charset=utf-8`, or any type. */
export function isJson(type: string): boolean {
  return /^(?:application\/json|[\w.-]+\/[\w.-]+\+json|\*\/\*)(?:;|$)/iu.test(type);
}

function isText(type: string): boolean {
  return /^(?:text\/|application\/xml)/iu.test(type);
}

function isForm(type: string): boolean {
  return type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded';
}

const pathStyles: Readonly<Record<string, string>> = { label: '.', matrix: ';' };

/** Parameters of an operation and of its path in one place of the request. */
function parametersIn(
  { item, operation, place }: OperationNode,
  where: string,
  contract: JsonObject,
): JsonObject[] {
  return [...array(item.parameters), ...array(operation.parameters)]
    .map((written) => asObject(resolve(written, contract), `${place}: parameter`))
    .filter((parameter) => parameter.in === where);
}

function templateOf(node: OperationNode, contract: JsonObject): string | undefined {
  const template = parametersIn(node, 'path', contract).reduce(
    (path, { name, style, explode }) =>
      path.replace(
        `{${String(name)}}`,
        () => `{${pathStyles[String(style)] ?? ''}${String(name)}${explode === true ? '*' : ''}}`,
      ),
    node.path,
  );
  return template === node.path ? undefined : template;
}

/** Styles of an operation's query parameters that differ from what the client writes by itself. */
function queryStylesOf(node: OperationNode, contract: JsonObject): Record<string, QueryStyle> {
  const { place } = node;
  const styles: Record<string, QueryStyle> = {};
  for (const parameter of parametersIn(node, 'query', contract)) {
    const { style = 'form', explode = style === 'form', schema, content, allowReserved } = parameter;
    const own = {
      style: content === undefined ? String(style) : 'json',
      explode: explode === true,
      ...(allowReserved === true && ({ allowReserved } as const)),
    };
    const { type } = asObject(resolve(schema, contract) ?? {}, `${place}: parameter schema`);
    const usual = type === 'object' ? 'deepObject' : 'form';
    const isSingle = type !== 'object' && type !== 'array' && content === undefined;
    const isUsual = isSingle || (own.style === usual && (own.explode || usual === 'deepObject'));
    if (!isUsual || allowReserved === true) styles[text(parameter.name, `${place}: parameter name`)] = own;
  }
  return styles;
}

interface FlatObject {
  properties: JsonObject;
  required: string[];
}

/** Properties and required fields of a schema and of its `allOf` parts. */
function flatObject(
  schema: Json | undefined,
  contract: JsonObject,
  place: string,
  within: ReadonlySet<Json> = new Set(),
): FlatObject {
  const own = asObject(resolve(typeof schema === 'boolean' ? {} : (schema ?? {}), contract), place);
  // a schema that contains itself adds nothing to itself
  if (within.has(own)) return { properties: {}, required: [] };
  const parts = array(own.allOf).map((part) => flatObject(part, contract, place, new Set([...within, own])));
  const required = [...parts.flatMap((part) => part.required), ...array(own.required)];
  return {
    properties: Object.assign(
      {},
      ...parts.map((part) => part.properties),
      asObject(own.properties ?? {}, place),
    ),
    required: [...new Set(required)].map((field) => text(field, place)),
  };
}

/** Resolves a local reference, such as `#/components/schemas/News`. @throws SdkError if it has no target */
export function resolve(value: Json | undefined, contract: JsonObject): Json | undefined {
  let target = value;
  const followed = new Set<string>();
  while (isReference(target)) {
    const { $ref: reference } = target;
    if (followed.has(reference)) throw new SdkError(`${reference}: refers to itself only`);
    followed.add(reference);
    target = reference
      .replace('#/', '')
      .split('/')
      .map((key) => decodePercent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<Json | undefined>((at, key) => valueAt(at, key, reference), contract);
    if (target === undefined) throw new SdkError(`${reference}: unresolvable reference`);
  }
  return target;
}

/** References are URLs, so `%E8%AE%A2` may stand for a letter; a name may also contain a plain percent sign. */
function decodePercent(key: string): string {
  return key.replaceAll(/(?:%[\da-f]{2})+/giu, (code) =>
    Buffer.from(code.replaceAll('%', ''), 'hex').toString(),
  );
}

function isReference(value: Json | undefined): value is { $ref: string } {
  return (
    value !== null && typeof value === 'object' && !Array.isArray(value) && typeof value.$ref === 'string'
  );
}

function valueAt(value: Json | undefined, key: string, reference: string): Json | undefined {
  return Array.isArray(value) ? value[Number(key)] : asObject(value, reference)[key];
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
