import { expect, test } from 'vitest';
import { withOneImporter, withoutNames } from './compact-route-tree.ts';

test('parts of a route in the same file share one import function', () => {
  const code = `const $$splitLoaderImporter = () => import('a?x');
const $$splitComponentImporter = () => import('a?x');
const $$splitOtherImporter = () => import('b');
route({ loader: lazy($$splitLoaderImporter), component: lazy($$splitComponentImporter), other: $$splitOtherImporter });`;
  expect(withOneImporter(code).replace(/\n+/g, '\n')).toBe(`const $$splitLoaderImporter = () => import('a?x');
const $$splitOtherImporter = () => import('b');
route({ loader: lazy($$splitLoaderImporter), component: lazy($$splitLoaderImporter), other: $$splitOtherImporter });`);
});

test('routes lose their names, and ids that equal their paths', () => {
  const code = `const A = B.update({ id: '/a', path: '/a', getParentRoute: () => root });
const C = D.update({ id: '/_c/a', path: '/a', getParentRoute: () => root });
const rootRouteChildren = { A: A, C: C, };`;
  expect(withoutNames(code)).toBe(`const A = B.update({  path: '/a', getParentRoute: () => root });
const C = D.update({ id: '/_c/a', path: '/a', getParentRoute: () => root });
const rootRouteChildren = [ A, C, ];`);
});
