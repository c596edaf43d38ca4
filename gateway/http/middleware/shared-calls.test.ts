import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createCallCounter } from './call-counter.ts';
import { shareCalls } from './shared-calls.ts';

const least = 10;

let database: TestDatabase;
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  database = await openTestDatabase();
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  await database.close();
});

/** A counter of one gateway that shares what it counts. @param calls by caller, counted at once */
function open(calls: Readonly<Record<string, number>>, { db = database.db, onFailure = vi.fn() } = {}) {
  const counter = createCallCounter(60_000, () => 30_000);
  const call = (caller: string, times: number) => {
    for (let time = 0; time < times; time += 1) counter.count(caller);
  };
  for (const [caller, times] of Object.entries(calls)) call(caller, times);
  stops.push(
    shareCalls({ db, name: 'calls', counter, least, hash: (caller) => `hash of ${caller}`, onFailure }),
  );
  return { call, onFailure, countsOf: (caller: string) => counter.window.callers.get(caller) };
}

test('gateways on one database learn how often a busy caller calls the others', async () => {
  const one = open({ busy: 30, quiet: 9 });
  // a gateway learns only when it tells: the other one has to tell later
  const total = () => database.db.selectFrom('rate_counters').select('taken').execute();
  await expect.poll(total, { timeout: 20_000 }).toEqual([{ taken: 30 }]);
  const other = open({ busy: 20 });
  await expect.poll(() => other.countsOf('busy')?.others, { timeout: 20_000 }).toBe(30);
  one.call('busy', 1);
  await expect
    .poll(() => one.countsOf('busy'), { timeout: 20_000 })
    .toEqual({ own: 31, told: 31, others: 20 });
  other.call('busy', 1);
  await expect.poll(() => other.countsOf('busy')?.others, { timeout: 20_000 }).toBe(31);
  const rows = await database.db.selectFrom('rate_counters').select(['subject_hash', 'taken']).execute();
  expect(rows).toEqual([{ subject_hash: 'hash of busy', taken: 52 }]);
});

test('a gateway without its database counts for itself, says so once, and tells what it counts afterwards', async () => {
  let isAway = true;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw new Error('connection lost');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { call, countsOf, onFailure } = open({ busy: 30 }, { db });
  await expect.poll(() => onFailure.mock.calls.length, { timeout: 20_000 }).toBe(1);
  call('busy', 1);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(onFailure).toHaveBeenCalledTimes(1);
  isAway = false;
  call('busy', 4);
  const rows = () => database.db.selectFrom('rate_counters').select('taken').execute();
  await expect.poll(rows, { timeout: 20_000 }).toEqual([{ taken: 4 }]);
  expect(countsOf('busy')).toEqual({ own: 35, told: 35, others: 0 });
});
