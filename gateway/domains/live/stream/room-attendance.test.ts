import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { createAttendance } from './room-attendance.ts';
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
const advance = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const viewers = async () => (await viewersOf(database.db, ['r'], now)).get('r') ?? 0;
const views = async () =>
  (await database.db.selectFrom('live_rooms').select('views').where('id', '=', 'r').executeTakeFirstOrThrow())
    .views;

test('adds up the viewers of all processes, streams and pollers', async () => {
  const [here, there] = [attendance(), attendance()];
  here.countView('r');
  here.countPoll('r', 'phone', '203.0.113.1');
  here.countPoll('r', 'phone', '203.0.113.1');
  await here.save(new Map([['r', 3]]));
  await there.save(new Map([['r', 2]]));
  expect(await viewers()).toBe(6);
  expect(await views()).toBe(1);
  await there.clear();
  expect(await viewers()).toBe(4);
  advance(16);
  await here.save(new Map([['r', 3]]));
  expect(await viewers()).toBe(3);
  await here.clear();
  expect(await viewers()).toBe(0);
  expect(here.isEmpty()).toBe(true);
});

test('counts at most a hundred devices of a network that poll', async () => {
  const here = attendance();
  for (let device = 0; device < 150; device += 1) here.countPoll('r', `made up ${device}`, '203.0.113.1');
  here.countPoll('r', 'phone', '203.0.113.2');
  await here.save(new Map());
  expect(await viewers()).toBe(101);
  advance(16);
  here.countPoll('r', 'another', '203.0.113.1');
  await here.save(new Map());
  expect(await viewers()).toBe(1);
  await here.clear();
});

test('ignores the viewers of a process that was killed, after 20 seconds', async () => {
  await attendance().save(new Map([['r', 9]]));
  expect(await viewers()).toBe(9);
  advance(21);
  expect(await viewers()).toBe(0);
});

test('saves an unchanged number again after 10 seconds, not before', async () => {
  const here = attendance();
  await here.save(new Map([['r', 1]]));
  const seenAt = async () =>
    (
      await database.db
        .selectFrom('live_audiences')
        .select('seen_at')
        .where('viewers', '=', 1)
        .executeTakeFirst()
    )?.seen_at;
  const first = await seenAt();
  advance(5);
  await here.save(new Map([['r', 1]]));
  expect(await seenAt()).toBe(first);
  advance(6);
  await here.save(new Map([['r', 1]]));
  expect(await seenAt()).not.toBe(first);
  expect(await viewers()).toBe(1);
});
