import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { preparedListLookup, preparedQuery } from './prepared-query.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const open = () => {
  const build = vi.fn((db: Database, value: (name: 'from' | 'limit') => number) =>
    db
      .selectFrom('sections')
      .select('id')
      .where('place', '>=', value('from'))
      .where('id', '!=', 'rural')
      .orderBy('place')
      .limit(value('limit')),
  );
  const read = preparedQuery<{ from: number; limit: number }, { id: string }>(build);
  const ids = async (db: Database, from: number, limit: number) =>
    (await read(db, { from, limit })).map(({ id }) => id);
  return { build, ids };
};

test('a prepared query is built once and runs with the values of each call', async () => {
  const { build, ids } = open();
  expect(await ids(database.db, 0, 2)).toEqual(['shandong', 'city']);
  expect(await ids(database.db, 4, 1)).toEqual(['culture']);
  expect(await ids(database.db, 5, 9)).toEqual(['health', 'sports']);
  expect(build).toHaveBeenCalledTimes(1);
});

test('a prepared query inside a transaction sees its writes', async () => {
  const { build, ids } = open();
  await ids(database.db, 0, 1);
  const seen = database.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('sections').values({ id: 'new', name: '新', place: -1 }).execute();
    expect(await ids(transaction, -1, 2)).toEqual(['new', 'shandong']);
    throw new Error('rolled back');
  });
  await expect(seen).rejects.toThrow('rolled back');
  expect(await ids(database.db, -1, 1)).toEqual(['shandong']);
  expect(build).toHaveBeenCalledTimes(1);
});

test('a prepared query outside a transaction does not see writes that are rolled back', async () => {
  const { ids } = open();
  let beside: Promise<string[]> | undefined;
  const failing = database.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('sections').values({ id: 'new', name: '新', place: -1 }).execute();
    beside = ids(database.db, -1, 1);
    // on SQLite, which has one connection, the query outside waits for the transaction to end
    await ids(transaction, 0, 1);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await beside).toEqual(['shandong']);
});

test('values are bound as parameters, never part of the SQL', async () => {
  const named = preparedQuery<{ name: string }, { id: string }>((db, value) =>
    db.selectFrom('sections').select('id').where('name', '=', value('name')),
  );
  expect(await named(database.db, { name: "' or 1 = 1 --" })).toEqual([]);
  expect(await named(database.db, { name: '文化' })).toEqual([{ id: 'culture' }]);
});

test('a prepared list is built once per length', async () => {
  const build = vi.fn((db: Database, ids: readonly string[]) =>
    db.selectFrom('sections').select('id').where('id', 'in', ids).orderBy('place'),
  );
  const read = preparedListLookup<{ id: string }>(build);
  const ids = async (...keys: string[]) => (await read(database.db, keys)).map(({ id }) => id);
  expect(await ids('culture', 'shandong')).toEqual(['shandong', 'culture']);
  expect(await ids('city', 'none')).toEqual(['city']);
  expect(await ids('health')).toEqual(['health']);
  expect(build).toHaveBeenCalledTimes(2);
});
