import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import type { OpenDatabase } from '../database.ts';
import { openDatabase } from '../open.ts';
import type { Schema } from '../schema.ts';
import { EmbeddedDialect } from './sqlite-dialect.ts';

let folder: string;
let embedded: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-dialect-'));
  embedded = await openDatabase({ dataDir: folder });
  await migrate(embedded.db);
});
afterAll(async () => {
  await embedded.close();
  await rm(folder, { recursive: true });
});

const channel = () =>
  embedded.db
    .selectFrom('news')
    .select(['id', 'title'])
    .where('section_id', '=', 'culture')
    .where(({ eb, refTuple, tuple }) => eb(refTuple('published_at', 'id'), '<', tuple('2026-01-01', 'x')))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(21);

test('a later page of a list searches its index and does not sort, although the planner sees no values', async () => {
  expect(channel().compile().sql).toMatch(/"section_id" = \+\?.*\(\+\?, \+\?\).*limit \+\?$/);
  const plan = await channel().explain<{ detail: string }>(undefined, sql`query plan`);
  expect(plan.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(
      /^SEARCH news USING INDEX news_by_section \(section_id=\? AND \(published_at,id\)<\(\?,\?\)\)$/,
    ),
  ]);
});

test('a value keeps its type in a column without type affinity', async () => {
  const kept = await sql<{ type: string }>`
    select typeof(value) as type from (select ${'1'} as value union all select ${null} union all select ${7n})
  `.execute(embedded.db);
  expect(kept.rows.map(({ type }) => type)).toEqual(['text', 'null', 'integer']);
});

test('while another process holds the lock, reads are answered and writes wait without blocking', async () => {
  const other = new Sqlite(join(folder, 'gateway.sqlite'));
  other.exec('begin immediate');
  const insert = (name: string) => ({ name, loaded_at: '' });
  const transaction = embedded.db
    .transaction()
    .execute((db) => db.insertInto('loaded_content').values(insert('transaction')).execute());
  const single = embedded.db.insertInto('loaded_content').values(insert('single')).execute();
  const since = performance.now();
  for (let count = 0; count < 20; count += 1)
    await embedded.db.selectFrom('loaded_content').selectAll().execute();
  expect(performance.now() - since).toBeLessThan(500);
  other.exec('rollback');
  await Promise.all([transaction, single]);
  other.close();
  const rows = await embedded.db.selectFrom('loaded_content').select('name').orderBy('name').execute();
  expect(rows.map(({ name }) => name)).toEqual(['single', 'transaction']);
});

/** A database that waits less long for a lock. */
function openImpatient(lockLimitMs: number): Kysely<Schema> {
  const file = new Sqlite(join(folder, 'gateway.sqlite'), { timeout: 0 });
  return new Kysely({ dialect: new EmbeddedDialect(file, { lockLimitMs }) });
}

test('a lock that is not released is named, and the next transaction works', async () => {
  const impatient = openImpatient(100);
  const other = new Sqlite(join(folder, 'gateway.sqlite'));
  other.exec('begin immediate');
  const write = () => impatient.transaction().execute((db) => db.deleteFrom('loaded_content').execute());
  await expect(write()).rejects.toThrow('another process has locked the database for 0.1 s');
  other.exec('rollback');
  await write();
  other.close();
  await impatient.destroy();
});

test('a transaction that waited for another one of its process does not blame the lock for all the time', async () => {
  const other = new Sqlite(join(folder, 'gateway.sqlite'), { timeout: 0 });
  const file = new Sqlite(join(folder, 'gateway.sqlite'), { timeout: 0 });
  const lockOnce = () => {
    if (!other.inTransaction) other.exec('begin immediate');
  };
  // takes the lock between two transactions
  const dialect = new EmbeddedDialect(file, { lockLimitMs: 500, confirm: lockOnce });
  const shared = new Kysely<Schema>({ dialect });
  const long = shared.transaction().execute(async (db) => {
    await db.deleteFrom('loaded_content').execute();
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  const queued = shared.transaction().execute((db) => db.deleteFrom('loaded_content').execute());
  await expect(queued).rejects.toThrow(
    /a write waited 0\.[34] s for others of this process, and another process has locked the database for 0\.[12] s/,
  );
  await long;
  other.close();
  await shared.destroy();
});

test('transactions that queue behind one that waits for a lock do not wait longer than it', async () => {
  const limitMs = 300;
  const impatient = openImpatient(limitMs);
  const other = new Sqlite(join(folder, 'gateway.sqlite'));
  other.exec('begin immediate');
  const since = performance.now();
  const writes = Array.from({ length: 10 }, () =>
    impatient.transaction().execute((db) => db.deleteFrom('loaded_content').execute()),
  );
  const results = await Promise.allSettled(writes);
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(performance.now() - since).toBeLessThan(limitMs * 5);
  other.close();
  await impatient.destroy();
});

test('statements of others wait for the end of a transaction, also of one that fails', async () => {
  const failing = embedded.db.transaction().execute(async (db) => {
    await db.insertInto('loaded_content').values({ name: 'rolled back', loaded_at: '' }).execute();
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw new Error('fails');
  });
  await new Promise((resolve) => setTimeout(resolve, 10));
  const seen = await embedded.db.selectFrom('loaded_content').selectAll().execute();
  expect(seen).toEqual([]);
  await expect(failing).rejects.toThrow('fails');
});
