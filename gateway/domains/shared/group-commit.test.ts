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

test('writes are run in the order of their calls, in one transaction', async () => {
  const commit = groupCommit(database.db);
  const transactions = new Set<unknown>();
  const write = (index: number) =>
    commit('a', async (transaction) => {
      // one that is rolled back in favour of another is repeated as a whole
      if (index === 0) transactions.clear();
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

test('a write that throws is rolled back alone, and its caller gets the error', async () => {
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

test('a statement that the database rejects does not roll back other writes', async () => {
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

test('a call resolves only after the commit', async () => {
  const commit = groupCommit(database.db);
  await commit('a', async (transaction) => {
    await transaction.insertInto('loaded_content').values({ name: 'kept', loaded_at: '1' }).execute();
  });
  expect(await names()).toEqual(['kept']);
  await clear();
});
