import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { checkNames, comment, constantName, literal } from './identifiers.ts';
import { listOperations, type ContractOperation, type JsonObject } from './contract.ts';
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
