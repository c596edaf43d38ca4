import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertInBatches } from './insert-in-batches.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Sizes of the batches for a number of rows with a number of columns. */
async function batchesOf(rows: number, columns: number): Promise<number[]> {
  const sizes: number[] = [];
  const row = Object.fromEntries(Array.from({ length: columns }, (_, index) => [`c${index}`, 0]));
  await insertInBatches(
    Array.from({ length: rows }, () => row),
    ({ length }) => ({ execute: async () => sizes.push(length) }),
  );
  return sizes;
}

test('rows are inserted 2,000 at a time', async () => {
  expect(await batchesOf(4001, 3)).toEqual([2000, 2000, 1]);
  expect(await batchesOf(2000, 3)).toEqual([2000]);
});

test('rows of many columns are inserted in smaller batches', async () => {
  expect(await batchesOf(1000, 40)).toEqual([819, 181]);
});

test('an empty list causes no statement', async () => {
  expect(await batchesOf(0, 3)).toEqual([]);
});

test('both databases accept a full batch', async () => {
  const { db } = database;
  const rows = Array.from({ length: 4500 }, (_, index) => ({ name: `n${index}`, loaded_at: '' }));
  await insertInBatches(rows, (batch) => db.insertInto('loaded_content').values(batch));
  const { count } = await db
    .selectFrom('loaded_content')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(4500);
});
