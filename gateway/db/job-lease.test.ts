import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { leaseMs, runLeased } from './job-lease.ts';
import { openDatabase } from './open.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** as of two processes */
let one: TestDatabase;
let other: OpenDatabase;
let now: Date;
const clock = () => now;
const pass = (ms: number) => void (now = new Date(now.getTime() + ms));

beforeAll(async () => {
  one = await openTestDatabase();
  other = await openDatabase(one.location);
});
afterAll(async () => {
  await other.close();
  await one.close();
});
beforeEach(async () => {
  now = new Date('2026-11-24T08:00:00Z');
  await one.db.deleteFrom('job_leases').execute();
});

/** A job that runs until it is ended. */
function begin(db: OpenDatabase, intervalMs = 0) {
  const job = { isLost: () => false, end: () => {}, fail: (_error: Error) => {} };
  const hasStarted = Promise.withResolvers<void>();
  const run = Promise.withResolvers<void>();
  const result = runLeased(
    db.jobs,
    'sweep',
    (isLost) => {
      Object.assign(job, { isLost, end: run.resolve, fail: run.reject });
      hasStarted.resolve();
      return run.promise;
    },
    { intervalMs, clock },
  );
  return { job, result, hasStarted: hasStarted.promise };
}
const runOnce = (db: OpenDatabase, intervalMs = 0) =>
  runLeased(db.jobs, 'sweep', async () => {}, { intervalMs, clock });

test('of many processes that look at the same time one runs the job', async () => {
  const ran = await Promise.all(
    Array.from({ length: 10 }, (_, index) => runOnce(index % 2 === 0 ? one : other, 60_000)),
  );
  expect(ran.filter(Boolean)).toHaveLength(1);
  expect(await one.db.selectFrom('job_leases').select(['runs', 'holder']).execute()).toEqual([
    { runs: 1, holder: '' },
  ]);
});

test('no process runs it while another does, and again only after the interval', async () => {
  const first = begin(one, 60_000);
  await first.hasStarted;
  expect(await runOnce(other)).toBe(false);
  first.job.end();
  expect(await first.result).toBe(true);
  expect(await runOnce(other, 60_000)).toBe(false);
  pass(60_000);
  expect(await runOnce(other, 60_000)).toBe(true);
});

test('a job that fails stays due', async () => {
  const first = begin(one, 60_000);
  await first.hasStarted;
  first.job.fail(new Error('no disk'));
  await expect(first.result).rejects.toThrow('no disk');
  expect(await runOnce(other, 60_000)).toBe(true);
});

test('a process that was killed or stands still loses the job after a minute, and notices', async () => {
  const first = begin(one);
  await first.hasStarted;
  pass(leaseMs - 1000);
  expect([first.job.isLost(), await runOnce(other)]).toEqual([false, false]);
  pass(1000);
  const second = begin(other);
  await second.hasStarted;
  expect(first.job.isLost()).toBe(true);
  // ending late, it does not release the lease of its successor
  first.job.end();
  await first.result;
  expect(await runOnce(one)).toBe(false);
  second.job.end();
  expect(await second.result).toBe(true);
});

test('a process that works keeps the job', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const first = begin(one);
    await first.hasStarted;
    for (let quarter = 0; quarter < 6; quarter += 1) {
      pass(leaseMs / 4);
      vi.advanceTimersByTime(leaseMs / 4);
      await vi.waitFor(
        async () => {
          const row = await one.db.selectFrom('job_leases').select('held_until').executeTakeFirstOrThrow();
          expect(new Date(`${row.held_until}+08:00`).getTime()).toBe(now.getTime() + leaseMs);
        },
        { timeout: 10_000 },
      );
    }
    expect([first.job.isLost(), await runOnce(other)]).toEqual([false, false]);
    first.job.end();
    await first.result;
  } finally {
    vi.useRealTimers();
  }
});

test.each([60_000, 3_000_000, 86_400_000])(
  'a clock that was %i ms ahead keeps no job from running',
  async (ahead) => {
    pass(ahead);
    await runOnce(one, 60_000);
    pass(-ahead);
    expect(await runOnce(other, 60_000)).toBe(true);
  },
);
