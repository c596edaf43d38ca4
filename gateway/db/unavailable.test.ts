import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import Sqlite from 'better-sqlite3';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

test('a writer that timed out waiting for another writer is temporary', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'overloaded-'));
  const file = join(folder, 'gateway.sqlite');
  const [one, other] = [new Sqlite(file), new Sqlite(file, { timeout: 0 })];
  one.exec('begin immediate');
  const result = await Promise.resolve()
    .then(() => other.exec('begin immediate'))
    .catch((error: unknown) => error);
  expect(result instanceof Error && isUnavailable(result)).toBe(true);
  one.close();
  other.close();
  await rm(folder, { recursive: true, force: true });
});

test('a timeout while waiting for a PostgreSQL connection is temporary', async () => {
  // accepts connections and never responds
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connectionString = `postgres://nobody@127.0.0.1:${port}/nothing`;
  const pool = new Pool({ connectionString, max: 1, connectionTimeoutMillis: 50 });
  const results = await Promise.allSettled([pool.query('select 1'), pool.query('select 1')]);
  expect(results.map((each) => each.status === 'rejected' && isUnavailable(each.reason as Error))).toEqual([
    true,
    true,
  ]);
  await pool.end();
  server.close();
});

test.each(['57P01', '57P03', '55P03', '57014', '53300', '25006', 'ECONNREFUSED', 'ECONNRESET'])(
  'a restart, a failover, a held lock or a lost connection (%s) ends by itself',
  (code) => {
    expect(isUnavailable(Object.assign(new Error(''), { code }))).toBe(true);
    expect(isUnavailable(new AggregateError([Object.assign(new Error(''), { code })]))).toBe(true);
  },
);

test('a mistake in a query is not temporary', () => {
  expect(isUnavailable(new Error('no such table: news'))).toBe(false);
  expect(isUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
});
