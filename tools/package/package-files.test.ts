import { expect, test } from 'vitest';
import { isShipped, runtimePackages } from './package-files.ts';

const lock = {
  'node_modules/ajv': {},
  'node_modules/fastify': {
    dependencies: { ajv: '8', native: '1' },
    devDependencies: { vitest: '5' },
    peerDependencies: { types: '1' },
    peerDependenciesMeta: { types: { optional: true } },
  },
  'node_modules/fastify/node_modules/ajv': { dependencies: { uri: '1' } },
  'node_modules/native': { optionalDependencies: { 'native-linux-x64': '1', 'native-win-x64': '1' } },
  'node_modules/native-linux-x64': {},
  'node_modules/native-win-x64': {},
  'node_modules/types': {},
  'node_modules/uri': {},
  'node_modules/vitest': {},
};

test('finds each package where Node would, with optional ones that are installed and none of developers', () => {
  const isInstalled = (place: string) => !place.includes('win');
  expect(runtimePackages(lock, ['fastify'], isInstalled)).toEqual([
    'node_modules/fastify',
    'node_modules/fastify/node_modules/ajv',
    'node_modules/native',
    'node_modules/native-linux-x64',
    'node_modules/uri',
  ]);
});

test('refuses to leave out a package that is needed', () => {
  expect(() => runtimePackages(lock, ['fastify'], (place) => !place.endsWith('uri'))).toThrow(
    'node_modules/fastify/node_modules/ajv needs uri, which is not installed',
  );
});

test.each([
  ['node_modules/a/index.mjs', true],
  ['node_modules/a/data.json', true],
  ['node_modules/a/LICENSE.md', true],
  ['node_modules/a/README.md', false],
  ['node_modules/a/index.d.ts', false],
  ['node_modules/a/index.js.map', false],
  ['node_modules/better-sqlite3/deps/sqlite3/sqlite3.c', false],
  ['node_modules/better-sqlite3/prebuilds/linux-x64.node', true],
  ['node_modules/better-sqlite3/prebuilds/linuxmusl-x64.node', false],
])('of %s the archive holds: %s', (path, isIncluded) => {
  expect(isShipped(path, 'linux-x64')).toBe(isIncluded);
});
