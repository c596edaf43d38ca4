import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { checkNames, comment, constantName, literal } from './identifiers.ts';
import { listOperations, type ContractOperation, type JsonObject } from './contract.ts';
import { exampleData } from './lint-examples.ts';
import { typedContract } from './typed-contract.ts';

const banner = '// Generated from openapi/ by `npm run sdk`. Not edited by hand.\n';

/** All generated files by path under `sdk/generated/`. */
export async function generateFiles(contract: JsonObject): Promise<Map<string, string>> {
  const operations = listOperations(contract);
  checkNames(operations);
  const files = new Map<string, string>();
  const json = JSON.stringify(contract, null, 1);
  files.set('openapi.json', `${json}\n`);
  const types = await openapiTS(JSON.parse(JSON.stringify(typedContract(contract))), {
    alphabetize: false,
    defaultNonNullable: false,
    transform: (schema) => (isBinary(schema) ? blob : undefined),
  });
  files.set('schema.ts', banner + astToString(types));
  for (const [domain, ofDomain] of Map.groupBy(operations, (operation) => operation.domain))
    files.set(`operations/${domain}.ts`, domainFile(ofDomain));
  for (const [domain, ofDomain] of Map.groupBy(operations, (operation) => operation.domain)) {
    files.set(`queries/${domain}.ts`, queriesFile(domain, ofDomain));
    files.set(`mocks/${domain}.ts`, mocksFile(domain, ofDomain, exampleData(contract)));
  }
  return files;
}

const blob = ts.factory.createTypeReferenceNode('Blob');

/** OpenAPI 3.0 names bytes by their format, 3.1 by a media type without an encoding. */
function isBinary(schema: object): boolean {
  const { format, contentMediaType, contentEncoding } = schema as JsonObject;
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
}

/** Replaces a folder's content with the generated files. */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    const path = join(folder, name);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, content);
  }
}

/** One file per domain, so that a page's chunk contains only the operations of its domain. */
function domainFile(operations: ContractOperation[]): string {
  const body = operations.map(constantOf).join('\n\n');
  const imports = [
    ['defineOperation', '../../client/operation.ts'],
    ['requestShape', '../../client/request-shape.ts'],
    ['multipart', '../../client/form-body.ts'],
    ['styledQuery', '../../client/styled-query.ts'],
    ['urlEncoded', '../../client/form-body.ts'],
  ] as const;
  const modules = Map.groupBy(
    imports.filter(([name]) => operations.some((operation) => usedNames(operation).includes(name))),
    ([, module]) => module,
  );
  const lines = [...modules].map(
    ([module, names]) => `import { ${names.map(([name]) => name).join(', ')} } from '${module}';`,
  );
  return `${banner}${lines.join('\n')}\n\n${body}\n`;
}

/** Options of TanStack Query for the operations of a domain that read, a module of its own beside the operations. */
function queriesFile(domain: string, operations: ContractOperation[]): string {
  const reads = operations.filter((operation) => isRead(operation));
  const lists = reads.filter(({ isList }) => isList);
  const names = [
    ...(lists.length > 0 ? ['pagesQueryOf', 'type PagesQuery'] : []),
    'queryOf',
    'type OperationQuery',
  ];
  if (reads.length === 0) return `${banner}export {};\n`;
  const body = reads.flatMap((operation) => {
    const name = constantName(operation.id);
    const parameters = `gateway: Gateway, input: OperationInput<${literal(operation.id)}>`;
    const made = (type: string, by: string) =>
      `(${parameters}): ${type}<${literal(operation.id)}> => ${by}(gateway, operations.${name}, input);`;
    return [
      `/** ${comment(operation.summary || operation.id)} */\nexport const ${name}Query = ${made('OperationQuery', 'queryOf')}`,
      ...(operation.isList
        ? [
            `/** ${comment(operation.summary || operation.id)}, page by page */\nexport const ${name}Pages = ${made('PagesQuery', 'pagesQueryOf')}`,
          ]
        : []),
    ];
  });
  const lines = [
    `import type { Gateway } from '../../client/gateway.ts';`,
    `import type { OperationInput } from '../../client/operation.ts';`,
    `import { ${names.join(', ')} } from '../../client/query-options.ts';`,
    `import * as operations from '../operations/${domain}.ts';`,
  ];
  return `${banner}${lines.join('\n')}\n\n${body.join('\n\n')}\n`;
}

/** Whether a call has no effect, and one answer. */
function isRead({ method, writes, idempotent, parseAs }: ContractOperation): boolean {
  return (method === 'get' ? !writes : method === 'post' && idempotent) && parseAs !== 'stream';
}

/** Request handlers of Mock Service Worker for the operations of a domain, which answer with the contract's examples. */
function mocksFile(
  domain: string,
  operations: ContractOperation[],
  examples: ReadonlyMap<string, unknown>,
): string {
  const mocked = operations.filter(({ parseAs }) => parseAs !== 'stream');
  const body = mocked.map(({ id, summary }) => {
    const name = constantName(id);
    const example = examples.get(id);
    const value = example === undefined ? '' : `, ${JSON.stringify(example, null, 2)}`;
    return `/** ${comment(summary || id)} */\nexport const ${mockName(name)}: MockOf<${literal(id)}> = /* @__PURE__ */ mockOf(operations.${name}${value});`;
  });
  if (body.length === 0) return `${banner}export {};\n`;
  return `${banner}import { mockOf, type MockOf } from '../../client/mock-handler.ts';\nimport * as operations from '../operations/${domain}.ts';\n\n${body.join('\n\n')}\n`;
}

const mockName = (constant: string) => `mock${constant.charAt(0).toUpperCase()}${constant.slice(1)}`;

/** Functions of the client that a generated constant refers to. */
function usedNames(operation: ContractOperation): string[] {
  const { sends, query } = operation;
  const form = sends === undefined ? undefined : formWriters[sends];
  return [
    'defineOperation',
    ...(hasShape(operation) ? ['requestShape'] : []),
    ...(form === undefined ? [] : [form]),
    ...(Object.keys(query).length > 0 ? ['styledQuery'] : []),
  ];
}

/** Whether requests of an operation have more than a query, headers and the body of the transport rules. */
function hasShape({ path, codes, hasBody, sends, query, parseAs }: ContractOperation): boolean {
  return (
    path.includes('{') ||
    (codes === undefined && hasBody) ||
    (sends !== undefined && formWriters[sends] !== undefined) ||
    Object.keys(query).length > 0 ||
    parseAs !== undefined
  );
}

const formWriters: Readonly<Record<string, string>> = {
  'multipart/form-data': 'multipart',
  'application/x-www-form-urlencoded': 'urlEncoded',
};

function constantOf(operation: ContractOperation): string {
  const { id, method, path, server, template, codes, sends, parseAs, query } = operation;
  const form = sends === undefined ? undefined : formWriters[sends];
  const styles = Object.entries(query).map(
    ([name, { style, explode, allowReserved }]) =>
      `${literal(name)}: { style: ${literal(style)}, explode: ${explode}${allowReserved ? ', allowReserved: true' : ''} }`,
  );
  const summary = operation.summary === '' ? '' : `${comment(operation.summary)}. `;
  const settings = [
    parseAs === undefined ? '' : `parseAs: '${parseAs}'`,
    // the client sends bytes as application/octet-stream by itself, and fetch names the boundary of multipart
    sends === undefined || sends === 'application/octet-stream' || form === 'multipart'
      ? ''
      : `contentType: ${literal(sends)}`,
    form === undefined ? '' : `writeBody: ${form}`,
    styles.length === 0 ? '' : `writeQuery: /* @__PURE__ */ styledQuery({ ${styles.join(', ')} })`,
  ].filter(Boolean);
  const shape = settings.length === 0 ? '' : `{ ${settings.join(', ')} }`;
  const flags = [
    operation.userToken === 'none' ? '' : `userToken: '${operation.userToken}'`,
    operation.basicClient ? 'basicClient: true' : '',
    operation.idempotent ? 'idempotent: true' : '',
    operation.writes ? 'writes: true' : '',
    operation.events ? 'events: true' : '',
    template === undefined ? '' : `template: ${literal(template)}`,
    hasShape(operation) ? `shape: /* @__PURE__ */ requestShape(${shape})` : '',
    codes === undefined ? '' : `codes: [${codes.join(', ')}]`,
    `fields: [${operation.fields.map(literal).join(', ')}]`,
  ].filter(Boolean);
  return [
    `/** ${summary}\`${comment(`${method.toUpperCase()} ${server}${path}`)}\` */`,
    `export const ${constantName(id)} = /* @__PURE__ */ defineOperation(${literal(id)}, '${method}', ${literal(path)}, {`,
    ...[`server: ${literal(server)}`, ...flags].map((flag) => `  ${flag},`),
    '});',
  ].join('\n');
}
