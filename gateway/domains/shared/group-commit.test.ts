import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { groupCommit } from './group-commit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const names = async () => {
  const rows = await database.db.selectFrom('loaded_content').select('name').orderBy('loaded_at').execute();
  return rows.map(({ name }) => name);
};
const clear = () => database.db.deleteFrom('loaded_content').execute();

test('writes of many callers are made in the order they were asked for, in one transaction', async () => {
  const commit = groupCommit(database.db);
  const transactions = new Set<unknown>();
  const write = (index: number) =>
    commit('a', async (transaction) => {
      transactions.add(transaction);
      await transaction
        .insertInto('loaded_content')
        .values({ name: `n${index}`, loaded_at: String(index).padStart(3, '0') })
        .execute();
      return index;
    });
  expect(await Promise.all([0, 1, 2, 3].map(write))).toEqual([0, 1, 2, 3]);
  expect(await names()).toEqual(['n0', 'n1', 'n2', 'n3']);
  expect(transactions.size).toBe(1);
  await clear();
});

test('one that throws is taken back by itself, and its caller is told why', async () => {
  const commit = groupCommit(database.db);
  const write = (name: string, isWrong: boolean) =>
    commit('a', async (transaction) => {
      await transaction.insertInto('loaded_content').values({ name, loaded_at: name }).execute();
      if (isWrong) throw new Error(`${name} is wrong`);
      return name;
    });
  const outcomes = await Promise.allSettled([write('x', false), write('y', true), write('z', false)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: new Error('y is wrong') });
  expect(await names()).toEqual(['x', 'z']);
  await clear();
});

test('a statement that the database refuses takes back nothing of others', async () => {
  const commit = groupCommit(database.db);
  const write = (name: string) =>
    commit('a', async (transaction) => {
      await transaction.insertInto('loaded_content').values({ name, loaded_at: name }).execute();
      return name;
    });
  const outcomes = await Promise.allSettled([write('x'), write('x'), write('y')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await names()).toEqual(['x', 'y']);
  await clear();
});

test('nobody is told before it is committed', async () => {
  const commit = groupCommit(database.db);
  await commit('a', async (transaction) => {
    await transaction.insertInto('loaded_content').values({ name: 'kept', loaded_at: '1' }).execute();
  });
  expect(await names()).toEqual(['kept']);
  await clear();
});
