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

test.each([1, 3, 29])('the window of a gateway whose clock is %i s ahead counts', async (ahead) => {
  const { db } = database;
  const later = new Date(noon.getTime() + ahead * 1000);
  expect(await consume(db, limit, `ahead ${ahead}`, later)).toBeUndefined();
  expect(await exhaustedFor(db, limit, `ahead ${ahead}`, noon)).toBe(60);
  expect(await consume(db, limit, `ahead ${ahead}`, noon)).toBe(60);
  // and ends no later than one that begins with the call
  expect(await consume(db, limit, `ahead ${ahead}`, new Date(noon.getTime() + 60_000))).toBeUndefined();
});

test('a short window that was begun before the clock was set back by more than its length is over', async () => {
  const burst = { name: 'burst', max: 1, seconds: 4 };
  expect(await consume(database.db, burst, 'viewer', noon)).toBeUndefined();
  expect(await consume(database.db, burst, 'viewer', new Date(noon.getTime() - 5000))).toBeUndefined();
});

test('amounts of several subjects are added while their window is the same', async () => {
  const add = (endsAt: Date, ...amounts: [string, number][]) =>
    addCounts(database.db, 'sums', endsAt, new Map(amounts)).then((sums) =>
      [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
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
