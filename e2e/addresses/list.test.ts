import { expect, test } from 'vitest';
import { addressPatterns, listAddresses, ownAddresses } from './list.ts';
import { readRoutes } from './routes.ts';

test('the specification has 137 addresses, none of them twice', () => {
  expect(addressPatterns).toHaveLength(137);
  expect(new Set(addressPatterns).size).toBe(137);
});

test('an address is built when the router has it, in the router’s spelling', () => {
  const routes = ['/', '/general/$', '/living/share_wechat/{-$wrap}/{-$id}'];
  const built = listAddresses(routes).filter((address) => address.built);
  expect(built.map(({ pattern }) => pattern)).toEqual([
    '/',
    '/living/share_wechat/:wrap?/:id?',
    '/general/*',
  ]);
});

test('the home page and the story are built, and every example is an address of its pattern', async () => {
  const addresses = listAddresses(await readRoutes());
  const built = addresses.filter((address) => address.built).map(({ pattern }) => pattern);
  expect(built).toEqual(expect.arrayContaining(['/', '/general/*']));
  for (const { url } of addresses) expect(url).toMatch(/^\/new\/[\w/-]*(?:\?[\w=&-]+)?$/);
});

test('every route of the app but its own extensions is an address of the specification', async () => {
  const routes = await readRoutes();
  const builtCount = listAddresses(routes).filter((address) => address.built).length;
  expect(routes.filter((route) => !Object.hasOwn(ownAddresses, route))).toHaveLength(builtCount);
});
