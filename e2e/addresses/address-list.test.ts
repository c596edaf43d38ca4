import { expect, test } from 'vitest';
import { sectorNames } from '../../rules/think-tank/sector-names.gen.ts';
import { addressPatterns, listAddresses, appOnlyAddresses, routeOf } from './address-list.ts';
import { readRoutes } from './route-tree.ts';

test('the specification has 137 addresses, none of them twice', () => {
  expect(addressPatterns).toHaveLength(137);
  expect(new Set(addressPatterns).size).toBe(137);
});

test('an address is built if the router has a route in its notation', () => {
  const routes = ['/', '/general/$', '/living/share_wechat/{-$wrap}/{-$id}'];
  const built = listAddresses(routes).filter((address) => address.built);
  expect(built.map(({ pattern }) => pattern)).toEqual([
    '/',
    '/living/share_wechat/:wrap?/:id?',
    '/general/*',
  ]);
});

test('the home page and the story are built, and every example matches the form of an address', async () => {
  const addresses = listAddresses(await readRoutes());
  const built = addresses.filter((address) => address.built).map(({ pattern }) => pattern);
  expect(built).toEqual(expect.arrayContaining(['/', '/general/*']));
  for (const { url } of addresses) expect(url).toMatch(/^\/new\/[\w/-]*(?:\?[\w=&-]+)?$/);
});

test('every route except the app’s own addresses is an address of the specification', async () => {
  const routes = await readRoutes();
  const built = listAddresses(routes).filter((address) => address.built);
  const ofAddresses = new Set(built.map(({ pattern }) => routeOf(pattern)));
  expect(routes.filter((route) => !Object.hasOwn(appOnlyAddresses, route))).toHaveLength(ofAddresses.size);
});

test('two routes serve the 42 addresses of sectors and templates, whose sectors are those of the product', () => {
  const routes = ['/ThinkFile/$sector/$', '/ThinkFileApp/$sector/$'];
  const built = listAddresses(routes).filter((address) => address.built);
  expect(built).toHaveLength(42);
  const names = built
    .map(({ pattern }) => pattern.split('/')[2])
    .filter((name) => !name?.startsWith('Template'));
  expect(new Set(names)).toEqual(new Set(sectorNames));
  expect(built[0]?.url).toBe('/new/ThinkFile/tourism/ent-tourism-01');
});
