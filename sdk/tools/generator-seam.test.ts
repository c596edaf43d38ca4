import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** the modules of the SDK that know the libraries, and what they take from them */
const seam: Readonly<Record<string, readonly string[]>> = {
  'sdk/client/gateway.ts': ['openapi-fetch'],
  'sdk/client/hooks.ts': ['openapi-fetch'],
  'sdk/client/in-process.ts': ['openapi-fetch'],
  'sdk/client/reject-failures.ts': ['openapi-fetch'],
  'sdk/client/styled-query.ts': ['openapi-fetch'],
  'sdk/tools/generate.ts': ['openapi-typescript'],
};
const folders = ['bench', 'demo', 'e2e', 'gateway', 'machines', 'rules', 'sdk', 'src', 'tools'];

test('only the modules that decision 91 names know openapi-fetch and openapi-typescript', async () => {
  const found: Record<string, string[]> = {};
  for (const folder of folders)
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/');
      if (!entry.isFile() || !/\.(?:ts|tsx|mjs)$/u.test(path) || /node_modules|\/dist\//u.test(path))
        continue;
      const source = await readFile(join(root, path), 'utf8');
      const names = [...source.matchAll(/(?:from|import\() ?'(openapi-(?:fetch|typescript))'/gu)].map(
        ([, name = '']) => name,
      );
      if (names.length > 0) found[path] = names;
    }
  expect(found).toEqual(seam);
});

test('the declarations that the SDK shows do not name openapi-fetch', async () => {
  // callers would depend on its types
  for (const file of ['operation.ts', 'gateway-error.ts', 'pages.ts', 'query-options.ts', 'event-stream.ts'])
    expect(await readFile(join(root, 'sdk/client', file), 'utf8')).not.toMatch(/from 'openapi-/u);
  const gateway = await readFile(join(root, 'sdk/client/gateway.ts'), 'utf8');
  const [, types = ''] =
    /export interface CallOptions([\s\S]*?)\/\*\* A request of an operation/u.exec(gateway) ?? [];
  expect(types).toContain('export interface GatewayOptions');
  expect(types).not.toContain('Middleware');
});
