import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { createDrain } from '../middleware/drain.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const read = async (path: string) => {
  const response = await server.get(path);
  return { status: response.statusCode, body: response.json<unknown>() };
};
const ok = { status: 200, body: { status: 'ok' } };
const unavailable = (problem: string) => ({
  status: 503,
  body: { status: 'unavailable', problems: [problem] },
});

test('/version names the version and revision of the build, and is not cached', async () => {
  server = await openTestServer({ version: '1.2.3', revision: 'abc123' });
  expect(await read('/version')).toEqual({ status: 200, body: { version: '1.2.3', revision: 'abc123' } });
  expect((await server.get('/version')).headers['cache-control']).toBe('no-store');
});

test('/version has no revision if the build has none', async () => {
  server = await openTestServer({ version: '1.2.3' });
  expect(await read('/version')).toEqual({ status: 200, body: { version: '1.2.3' } });
});

test('a gateway is ready while nothing is wrong', async () => {
  server = await openTestServer();
  expect([await read('/readyz'), await read('/healthz')]).toEqual([ok, ok]);
});

test('a database that lacks a migration is the problem “schema”', async () => {
  server = await openTestServer();
  await sql`delete from kysely_migration where name = '0044-job-leases'`.execute(server.database.db);
  expect([await read('/readyz'), await read('/healthz')]).toEqual([
    unavailable('schema'),
    unavailable('schema'),
  ]);
});

test('a database of other keys is the problem “keys”', async () => {
  server = await openTestServer({ hasOwnKeys: async () => false });
  expect([await read('/readyz'), await read('/healthz')]).toEqual([unavailable('keys'), unavailable('keys')]);
});

test('a database that does not answer is the problem “database”', async () => {
  server = await openTestServer({}, (database) => ({
    ...database,
    ping: () => Promise.reject(new Error('connection lost')),
  }));
  expect(await read('/readyz')).toEqual(unavailable('database'));
});

test('a data folder that is gone is the problem “disk”', async () => {
  server = await openTestServer();
  await rm(server.dataDir, { recursive: true });
  expect([await read('/readyz'), await read('/healthz')]).toEqual([unavailable('disk'), unavailable('disk')]);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'writes to PostgreSQL go on while the data folder is gone',
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const probed = vi.fn<() => void>();
    server = await openTestServer({}, (database) => ({
      ...database,
      db: database.db.withPlugin({
        transformQuery: ({ node }) => {
          if (node.kind === 'InsertQueryNode') probed();
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
    }));
    await rm(server.dataDir, { recursive: true });
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await expect.poll(() => probed.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await read('/readyz')).toEqual(unavailable('disk'));
  },
);

test('a gateway that stops has the problem “draining”, but is healthy', async () => {
  const drain = createDrain();
  server = await openTestServer({ drain });
  expect(await read('/readyz')).toEqual(ok);
  drain.start();
  expect([await read('/readyz'), await read('/healthz'), await read('/livez')]).toEqual([
    unavailable('draining'),
    ok,
    ok,
  ]);
});
