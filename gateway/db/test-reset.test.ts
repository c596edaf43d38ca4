import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { runSql } from './test-sql.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('a test database on a server', () => {
  let database: TestDatabase;
  afterEach(() => database.close());

  /** Closes one after a change. @returns the next one that is opened, and whether it is the same */
  async function nextAfter(change: (db: Database) => Promise<unknown>): Promise<boolean> {
    const first = await openTestDatabase();
    await change(first.db);
    await first.close();
    database = await openTestDatabase();
    return database.location.databaseUrl === first.location.databaseUrl;
  }

  const user = (id: string) =>
    `insert into users (id, name, head_img, user_type, user_des, created_at) values ('${id}', '王芳', '', 0, '', '2026-11-03 08:00:00')`;
  const contents = (db: Database) =>
    Promise.all(
      ['kysely_migration', 'ledger_heads', 'schema_floor', 'users', 'tokens'].map((table) =>
        runSql(db, `select * from ${table} order by 1`),
      ),
    );

  test('is used again with the rows that migrations have written, and no others', async () => {
    let before: unknown;
    const isSame = await nextAfter(async (db) => {
      before = await contents(db);
      await runSql(db, user('reader'));
      await runSql(db, `update ledger_heads set height = 7 where ledger = 'service'`);
      await runSql(db, 'delete from schema_floor');
    });
    expect(isSame).toBe(true);
    expect(await contents(database.db)).toEqual(before);
  });

  test.each([
    'alter table users add column shoe_size integer',
    'drop table push_events',
    'alter table users alter column head_img drop not null',
    'create function other() returns integer language sql as $$ select 1 $$',
    'create schema other',
    `do $$ begin execute format('alter database %I set lock_timeout = 1', current_database()); end $$`,
    `insert into kysely_migration select g::text, '' from generate_series(1, 6000) g`,
  ])('is not used again after “%s”', async (statement) => {
    expect(await nextAfter((db) => runSql(db, statement))).toBe(false);
  });
});
