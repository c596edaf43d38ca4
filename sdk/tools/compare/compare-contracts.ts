import { isDeepStrictEqual } from 'node:util';
import { array, asObject, clientExtensions, readNodes, resolve } from '../contract.ts';
import type { Json, JsonObject, OperationNode } from '../contract.ts';
import { addition, breaking, warning, type Change, type OperationChange } from './change.ts';
import { compareContent, compareHeaders } from './compare-content.ts';
import { compareParameters } from './compare-parameters.ts';
import { createSchemaComparison, type CompareSchemas } from './compare-schemas.ts';
import { compareSecurity } from './compare-security.ts';

interface Found {
  readonly contract: JsonObject;
  readonly node: OperationNode;
}

/**
 * Differences between two bundled contracts that clients may notice, per operation; operations are matched by operationId.
 * Descriptive text such as summaries is ignored.
 */
export function compareContracts(before: JsonObject, after: JsonObject): OperationChange[] {
  const [old, next] = [index(before), index(after)];
  const compareSchemas = createSchemaComparison(before, after);
  const changes: OperationChange[] = [];
  for (const [id, from] of old) {
    const to = next.get(id);
    const found = to === undefined ? [removal(from, next, old)] : compareOne(from, to, compareSchemas);
    changes.push(...found.map((change) => ({ ...change, operation: id })));
  }
  for (const id of next.keys()) if (!old.has(id)) changes.push({ ...addition('is new'), operation: id });
  return changes;
}

/** Operations by operationId, or by method and path if they have none. */
function index(contract: JsonObject): Map<string, Found> {
  return new Map(
    readNodes(contract).map((node) => [
      typeof node.operation.operationId === 'string' ? node.operation.operationId : node.place,
      { contract, node },
    ]),
  );
}

function removal(gone: Found, next: ReadonlyMap<string, Found>, old: ReadonlyMap<string, Found>): Change {
  const heir = [...next].find(([id, { node }]) => !old.has(id) && template(node) === template(gone.node));
  return heir === undefined
    ? breaking('is removed', 'calls are refused')
    : breaking(`is renamed to ${heir[0]}`, 'programs import it by name');
}

/** Method and path without the names of path parameters. */
function template({ method, path }: OperationNode): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/gu, '{}')}`;
}

function compareOne(from: Found, to: Found, compareSchemas: CompareSchemas): Change[] {
  return [
    ...comparePlace(from, to),
    ...compareServers(from, to),
    ...compareMarks(from, to),
    ...compareSecurity(from, to),
    ...compareParameters(from, to, compareSchemas),
    ...compareBody(from, to, compareSchemas),
    ...compareResponses(from, to, compareSchemas),
  ];
}

function comparePlace(from: Found, to: Found): Change[] {
  const changes: Change[] = [];
  const [was, is] = [servers(from)[0] ?? '', servers(to)[0] ?? ''];
  const address = ({ node: { method, path } }: Found, server: string) =>
    `${method.toUpperCase()} ${server}${path}`;
  if (was !== is || template(from.node) !== template(to.node))
    changes.push({
      ...breaking(`moves from ${address(from, was)} to ${address(to, is)}`, 'clients call the old address'),
      ...(template(from.node) === template(to.node) && { cause: `server ${was} ${is}` }),
    });
  const [domain, newDomain] = [from, to].map(({ node }) => array(node.operation.tags)[0]);
  if (domain !== newDomain)
    changes.push(
      breaking(
        `moves from operations/${String(domain)} to operations/${String(newDomain)}`,
        'programs import it from the old module',
      ),
    );
  return changes;
}

/** Compares the servers after the first, which the SDK does not use by itself. */
function compareServers(from: Found, to: Found): Change[] {
  const [before, after] = [new Set(servers(from)), new Set(servers(to))];
  const [, ...others] = before;
  const [, ...newOthers] = after;
  return [
    ...others
      .filter((url) => !after.has(url))
      .map((url) => ({
        ...breaking(`is no longer served at ${url}`, 'clients may have chosen that server'),
        cause: `server ${url}`,
      })),
    ...newOthers
      .filter((url) => !before.has(url))
      .map((url) => ({ ...addition(`is also served at ${url}`), cause: `server ${url}` })),
  ];
}

/** Addresses of an operation's servers, every value of their variables included, the default one first. */
function servers({ node: { operation, item }, contract }: Found): string[] {
  return array(operation.servers ?? item.servers ?? contract.servers).flatMap((written) => {
    const { url, variables } = asObject(written, 'server');
    return Object.entries(asObject(variables ?? {}, 'server variables')).reduce(
      (urls, [name, variable]) => {
        const { default: usual, enum: values } = asObject(variable, name);
        const choices = new Set([usual ?? '', ...array(values)].map(String));
        return urls.flatMap((address) => [...choices].map((value) => address.replaceAll(`{${name}}`, value)));
      },
      [String(url)],
    );
  });
}

/** Compares extensions that the client acts on, and `deprecated`. */
function compareMarks({ node: { operation: old } }: Found, { node: { operation: next } }: Found): Change[] {
  const changes: Change[] = [];
  for (const [name, { safer, reason }] of Object.entries(clientExtensions)) {
    const [was, is] = [old[name] === true, next[name] === true];
    if (was === is) continue;
    const text = is ? `is now marked ${name}` : `is no longer marked ${name}`;
    changes.push(is === safer ? addition(text) : breaking(text, reason));
  }
  if (next.deprecated === true && old.deprecated !== true)
    changes.push(warning('is deprecated', 'clients should stop using it'));
  if (!isDeepStrictEqual(old.callbacks, next.callbacks))
    changes.push(warning('has other callbacks', 'a client that receives them may not be able to read them'));
  return changes;
}

function compareBody(from: Found, to: Found, compareSchemas: CompareSchemas): Change[] {
  const [before, after] = [bodyOf(from), bodyOf(to)];
  if (before === undefined && after === undefined) return [];
  if (before === undefined)
    return [
      after?.required === true
        ? breaking('requires a body', 'requests without it are refused')
        : addition('accepts a body'),
    ];
  if (after === undefined)
    return [breaking('no longer accepts a body', 'what clients send is ignored or refused')];
  const required: Change[] = [];
  if (before.required !== true && after.required === true)
    required.push(breaking('requires a body', 'requests without it are refused'));
  if (before.required === true && after.required !== true)
    required.push(addition('no longer requires a body'));
  return [
    ...required,
    ...compareContent([before.content, after.content], 'request', 'body:', compareSchemas),
  ];
}

function bodyOf({ node, contract }: Found): JsonObject | undefined {
  const { requestBody } = node.operation;
  return requestBody === undefined
    ? undefined
    : asObject(resolve(requestBody, contract), `${node.place}: body`);
}

function compareResponses(from: Found, to: Found, compareSchemas: CompareSchemas): Change[] {
  const [before, after] = [answersOf(from), answersOf(to)];
  const changes: Change[] = [];
  for (const [status, old] of before) {
    const place = `response ${status}:`;
    const next = after.get(status) ?? after.get(`${status[0]}XX`) ?? after.get('default');
    if (next === undefined) {
      changes.push(breaking(`response ${status} is removed`, 'clients may wait for it'));
      continue;
    }
    changes.push(
      ...compareHeaders([old.headers, from], [next.headers, to], place, compareSchemas),
      ...compareContent([old.content, next.content], 'response', place, compareSchemas),
    );
  }
  for (const status of after.keys())
    if (!before.has(status))
      changes.push(
        isFailure(status)
          ? addition(`response ${status} is new`)
          : breaking(`response ${status} is new`, 'clients may take it for a failure'),
      );
  return changes;
}

/** Clients have to expect any failure. */
function isFailure(status: string): boolean {
  return status === 'default' || /^[45]/u.test(status);
}

function answersOf({ node, contract }: Found): Map<string, JsonObject> {
  const responses = asObject(node.operation.responses ?? {}, `${node.place}: responses`);
  return new Map(
    Object.entries(responses)
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, written]: [string, Json]) => [
        status === 'default' ? status : status.toUpperCase(),
        asObject(resolve(written, contract), `${node.place}: ${status}`),
      ]),
  );
}
