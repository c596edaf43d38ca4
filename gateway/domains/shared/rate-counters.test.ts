import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { addCounts, consume, exhaustedFor } from './rate-counters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const limit = { name: 'test', max: 1, seconds: 60 };
const noon = new Date('2026-11-03T12:00:00+08:00');
const anHourEarlier = new Date(noon.getTime() - 3_600_000);

test('after the clock was set back a new window begins', async () => {
  const { db } = database;
  expect(await consume(db, limit, 'reader', noon)).toBeUndefined();
  expect(await exhaustedFor(db, limit, 'reader', noon)).toBe(60);
  expect(await exhaustedFor(db, limit, 'reader', anHourEarlier)).toBeUndefined();
  expect(await consume(db, limit, 'reader', anHourEarlier)).toBeUndefined();
  expect(await consume(db, limit, 'reader', anHourEarlier)).toBe(60);
  const later = new Date(anHourEarlier.getTime() + 60_000);
  expect(await consume(db, limit, 'reader', later)).toBeUndefined();
});

test('after the clock was set back, refusals that are rolled back keep nobody waiting longer than the window', async () => {
  const { db } = database;
  expect(await consume(db, limit, 'writer', noon)).toBeUndefined();
  const write = (now: Date) =>
    db.transaction().execute(async (transaction) => {
      const seconds = await consume(transaction, limit, 'writer', now);
      if (seconds !== undefined) throw new Error(`wait ${seconds} s`);
    });
  await write(anHourEarlier);
  await expect(write(anHourEarlier)).rejects.toThrow('wait 60 s');
  await write(new Date(anHourEarlier.getTime() + 60_000));
});

test('a call with a clock that is a second late is counted in the window that has begun', async () => {
  const { db } = database;
  expect(await consume(db, limit, 'late', noon)).toBeUndefined();
  expect(await consume(db, limit, 'late', new Date(noon.getTime() - 1000))).toBe(60);
});

test('amounts of several subjects are added while their window is the same', async () => {
  const add = (endsAt: Date, ...amounts: [string, number][]) =>
    addCounts(database.db, 'sums', endsAt, new Map(amounts)).then((sums) => [...sums].toSorted());
  const minuteLater = new Date(noon.getTime() + 60_000);
  expect(await add(noon)).toEqual([]);
  expect(await add(noon, ['b', 2], ['a', 1])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(await add(noon, ['a', 4])).toEqual([['a', 5]]);
  expect(await add(minuteLater, ['a', 3])).toEqual([['a', 3]]);
  // a gateway whose clock is behind still counts for the minute before
  expect(await add(noon, ['a', 9])).toEqual([]);
  expect(await add(minuteLater, ['a', 1])).toEqual([['a', 4]]);
  // the clocks were set back
  expect(await add(anHourEarlier, ['a', 2])).toEqual([['a', 2]]);
});
