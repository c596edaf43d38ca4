import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { createAttendance } from './attendance.ts';
import { viewersOf } from './viewer-counts.ts';
import { addRoom } from '../test-lives.ts';

let database: TestDatabase;
let now = new Date('2026-11-03T08:00:00+08:00');
beforeAll(async () => {
  database = await openTestDatabase();
  await addRoom(database.db, 'r');
});
afterAll(() => database.close());

const attendance = () => createAttendance(database.db, () => now);
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const viewers = async () => (await viewersOf(database.db, ['r'], now)).get('r') ?? 0;
const views = async () =>
  (await database.db.selectFrom('live_rooms').select('views').where('id', '=', 'r').executeTakeFirstOrThrow())
    .views;

test('viewers of all processes are added up, streams and those who ask', async () => {
  const [here, there] = [attendance(), attendance()];
  here.join('r');
  here.touch('r', 'phone');
  here.touch('r', 'phone');
  await here.keep(new Map([['r', 3]]));
  await there.keep(new Map([['r', 2]]));
  expect(await viewers()).toBe(6);
  expect(await views()).toBe(1);
  await there.leave();
  expect(await viewers()).toBe(4);
  later(16);
  await here.keep(new Map([['r', 3]]));
  expect(await viewers()).toBe(3);
  await here.leave();
  expect(await viewers()).toBe(0);
  expect(here.isOver()).toBe(true);
});

test('a process that was killed counts for nothing after a while', async () => {
  await attendance().keep(new Map([['r', 9]]));
  expect(await viewers()).toBe(9);
  later(21);
  expect(await viewers()).toBe(0);
});

test('an unchanged number is kept again before it is too old, and not before that', async () => {
  const here = attendance();
  await here.keep(new Map([['r', 1]]));
  const seenAt = async () =>
    (
      await database.db
        .selectFrom('live_audiences')
        .select('seen_at')
        .where('viewers', '=', 1)
        .executeTakeFirst()
    )?.seen_at;
  const first = await seenAt();
  later(5);
  await here.keep(new Map([['r', 1]]));
  expect(await seenAt()).toBe(first);
  later(6);
  await here.keep(new Map([['r', 1]]));
  expect(await seenAt()).not.toBe(first);
  expect(await viewers()).toBe(1);
});
