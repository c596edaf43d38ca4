import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { consume, exhaustedFor } from './rate-counters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const limit = { name: 'test', max: 1, seconds: 60 };
const noon = new Date('2026-11-03T12:00:00+08:00');
const anHourEarlier = new Date(noon.getTime() - 3_600_000);

test('after the clock was set back nobody waits longer than the window', async () => {
  const { db } = database;
  expect(await consume(db, limit, 'reader', noon)).toBeUndefined();
  expect(await exhaustedFor(db, limit, 'reader', anHourEarlier)).toBe(60);
  expect(await consume(db, limit, 'reader', anHourEarlier)).toBe(60);
  const later = new Date(anHourEarlier.getTime() + 60_000);
  expect(await consume(db, limit, 'reader', later)).toBeUndefined();
});
