import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const site = fileURLToPath(new URL('../../dist', import.meta.url));

beforeAll(() => {
  if (!existsSync(join(site, 'index.html')))
    throw new Error('there is no dist/index.html: run `npm run build` first');
});

const pages = ['index.html', 'new/index.html'];

test.each(pages)('all local addresses in %s are below /new/', async (page) => {
  const addresses = addressesIn(await readFile(join(site, page), 'utf8'));
  expect(addresses.length).toBeGreaterThan(2);
  expect(addresses.filter((address) => !address.startsWith('/new/'))).toEqual([]);
});

test.each(pages)('every file referenced in %s exists', async (page) => {
  const addresses = addressesIn(await readFile(join(site, page), 'utf8'));
  expect(addresses.filter((address) => !existsSync(join(site, address)))).toEqual([]);
});

test('the fallback page for file servers equals the app’s page', async () => {
  const [root, app] = await Promise.all(pages.map((page) => readFile(join(site, page), 'utf8')));
  expect(root).toBe(app);
});

function addressesIn(html: string): string[] {
  return [...html.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
}
