import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { checkNames, comment, literal } from './identifiers.ts';
import { listOperations, type ContractOperation, type JsonObject } from './contract.ts';

const banner = '// Generated from openapi/ by `npm run sdk`. Not edited by hand.\n';

/** All generated files by path under `sdk/generated/`. */
export async function generateFiles(contract: JsonObject): Promise<Map<string, string>> {
  const operations = listOperations(contract);
  checkNames(operations);
  const files = new Map<string, string>();
  const json = JSON.stringify(contract, null, 1);
  files.set('openapi.json', `${json}\n`);
  // openapi-typescript mutates its input, so it gets a copy
  const types = await openapiTS(JSON.parse(json), { alphabetize: false, defaultNonNullable: false });
  files.set('schema.ts', banner + astToString(types));
  for (const [domain, ofDomain] of Map.groupBy(operations, (operation) => operation.domain))
    files.set(`operations/${domain}.ts`, domainFile(ofDomain));
  return files;
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
  const lines = operations.map((operation) => {
    const flags = [
      operation.userToken === 'none' ? '' : `userToken: '${operation.userToken}'`,
      operation.basicClient ? 'basicClient: true' : '',
      operation.idempotent ? 'idempotent: true' : '',
      operation.writes ? 'writes: true' : '',
      `codes: [${operation.codes.join(', ')}]`,
      `fields: [${operation.fields.map(literal).join(', ')}]`,
    ].filter(Boolean);
    return [
      `/** ${comment(operation.summary)}. \`${comment(`${operation.method.toUpperCase()} ${operation.server}${operation.path}`)}\` */`,
      `export const ${operation.id} = /* @__PURE__ */ defineOperation('${operation.id}', '${operation.method}', ${literal(operation.path)}, {`,
      ...[`server: ${literal(operation.server)}`, ...flags].map((flag) => `  ${flag},`),
      '});',
    ].join('\n');
  });
  return `${banner}import { defineOperation } from '../../client/operation.ts';\n\n${lines.join('\n\n')}\n`;
}
