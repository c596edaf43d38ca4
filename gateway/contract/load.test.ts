import fastify from 'fastify';
import { expect, test } from 'vitest';
import { loadContract, operationsOf } from './load.ts';

const operationAt = (path: string, item: Record<string, unknown>, whole: Record<string, unknown> = {}) => {
  const [operation] = operationsOf({ servers: [{ url: '/gateway' }], ...whole, paths: { [path]: item } });
  return operation;
};

test('an operation’s base path is that of its own server, else its path’s, else the contract’s', () => {
  expect(operationAt('/a.do', { get: {} })?.url).toBe('/gateway/a.do');
  expect(operationAt('/a.do', { servers: [{ url: '/gw' }], post: {} })?.url).toBe('/gw/a.do');
  const own = { servers: [{ url: 'https://editor.example/editor-manage/' }] };
  expect(operationAt('/list', { servers: [{ url: '/gw' }], post: own })?.url).toBe('/editor-manage/list');
});

test('a user token is required, optional or ignored', () => {
  const tokenOf = (security: unknown) => operationAt('/a', { get: { security } })?.userToken;
  expect(tokenOf([{ userToken: [] }])).toBe('required');
  expect(tokenOf([{}, { userToken: [] }])).toBe('optional');
  expect(tokenOf([])).toBe('none');
});

test('POSTs write unless marked idempotent, GETs if marked as writing', () => {
  const writes = (item: Record<string, unknown>) => operationAt('/a', item)?.writes;
  expect(writes({ post: {} })).toBe(true);
  expect(writes({ post: { 'x-idempotent': true } })).toBe(false);
  expect(writes({ get: {} })).toBe(false);
  expect(writes({ get: { 'x-writes': true } })).toBe(true);
});

test('references are resolved, header names are kept in both spellings', () => {
  const operation = operationAt(
    '/a',
    { get: { parameters: [{ $ref: '#/components/parameters/Device' }] } },
    {
      components: { parameters: { Device: { name: 'Device-Id', in: 'header', required: true, schema: {} } } },
    },
  );
  expect(operation?.headerNames).toEqual(['Device-Id']);
  expect(operation?.headers).toEqual({
    type: 'object',
    properties: { 'device-id': {} },
    required: ['device-id'],
  });
});

test('several references to one target share one object', () => {
  const respondsWith = (name: string) => ({
    post: {
      responses: { 200: { content: { 'application/json': { schema: { $ref: `#/components/${name}` } } } } },
    },
  });
  const [first, second] = operationsOf({
    components: { List: { items: { $ref: '#/components/Item' } }, Item: { type: 'object' } },
    paths: { '/a': respondsWith('List'), '/b': respondsWith('Item') },
  });
  expect(first?.response).toEqual({ items: { type: 'object' } });
  expect(first?.response['items']).toBe(second?.response);
});

test('every response schema compiles to a serializer', async () => {
  const app = fastify();
  for (const { method, url, response } of loadContract())
    app.route({ method, url, schema: { response: { 200: response } }, handler: async () => ({}) });
  await expect(app.ready()).resolves.toBe(app);
  await app.close();
});

test('no two operations of the contract share a route or a name', () => {
  const operations = loadContract();
  expect(operations.length).toBeGreaterThan(20);
  expect(new Set(operations.map(({ method, url }) => `${method} ${url}`)).size).toBe(operations.length);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});
