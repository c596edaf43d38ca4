import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './open.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { monitorWrites, probeWrite } from './write-monitor.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

test('a probe leaves nothing behind', async () => {
  await probeWrite(database);
  expect(await database.db.selectFrom('gateway_identity').selectAll().execute()).toEqual([]);
});

test('writes stop when the room on the disk is used up, and go on when there is room again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isFull = true;
  const changes: (string | undefined)[] = [];
  const monitor = monitorWrites({
    database,
    checkRoom: async () => {
      if (isFull) throw new Error('no room');
    },
    onChange: (problem) => changes.push(problem?.message),
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(changes).toEqual(['no room']);
  isFull = false;
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  await expect.poll(() => changes, { timeout: 10_000 }).toEqual(['no room', undefined]);
  expect(monitor.problem).toBeUndefined();
  monitor.stop();
});

test('failures that end by themselves do not stop writes', () => {
  const monitor = monitorWrites({ database, onChange: () => {} });
  monitor.report(Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' }));
  expect(monitor.problem).toBeUndefined();
  monitor.report(Object.assign(new Error('full'), { code: '53100' }));
  expect(monitor.problem?.message).toBe('full');
  monitor.stop();
});

test.each([
  ['25006', 'is read-only', true],
  ['55P03', 'is locked', false],
])('a probe that fails with %s: the database %s', async (code, message, stopsWrites) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const monitor = monitorWrites({
    database,
    checkRoom: () => Promise.reject(Object.assign(new Error(message), { code })),
    onChange: () => {},
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(monitor.problem?.message).toBe(stopsWrites ? message : undefined);
  monitor.stop();
});

test.skipIf(process.env.TEST_DATABASE_URL)('SQLite reports that the disk is full', async () => {
  const { dataDir } = database.location;
  const full: OpenDatabase = await openDatabase({ dataDir });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(full.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(full.db);
  // uses up what is free inside the file
  const fill = async () => {
    for (let count = 0; count < 10_000; count += 1)
      await full.db
        .insertInto('loaded_content')
        .values({ name: `fill${count}`, loaded_at: 'x'.repeat(2000) })
        .execute();
  };
  await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await expect(probeWrite(full)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await full.close();
});
