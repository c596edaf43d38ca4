import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSqliteGuard, type SqliteGuard } from './sqlite-guard.ts';

let folder: string;
let file: string;
let guard: SqliteGuard;
let lost: Error[];
let unchecked: Error[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqlite-guard-'));
  await mkdir(join(folder, 'data'));
  file = join(folder, 'data', 'gateway.sqlite');
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.exec('create table words (word text)');
  database.close();
  lost = [];
  unchecked = [];
});
afterEach(async () => {
  guard.stop();
  await rm(folder, { recursive: true, force: true });
});

function start(path = file): void {
  // a check may end after its test
  const [ownLost, ownUnchecked] = [lost, unchecked];
  guard = createSqliteGuard(path);
  guard.start({ onLost: (cause) => ownLost.push(cause), onUnchecked: (cause) => ownUnchecked.push(cause) });
}

/** The system refuses to follow a link to itself, for root too, as it refuses to read from a disk that failed. */
async function makeUnreachable(): Promise<void> {
  await rename(join(folder, 'data'), join(folder, 'moved'));
  await symlink('data', join(folder, 'data'));
}

test('a write to a file that cannot be reached is not confirmed', async () => {
  start();
  guard.confirm();
  await makeUnreachable();
  const unreachable = expect.objectContaining({
    code: 'DATABASE_LOST',
    message: expect.stringMatching(/gateway\.sqlite cannot be reached: .*ELOOP/),
  });
  expect(() => guard.confirm()).toThrow(unreachable);
  expect(() => guard.check()).toThrow(unreachable);
  expect(lost).toEqual([unreachable]);
});

test('a file that cannot be reached any more is noticed without a write', async () => {
  start();
  await makeUnreachable();
  await expect.poll(() => lost, { timeout: 20_000 }).toHaveLength(1);
  expect(lost[0]?.message).toMatch(/cannot be reached/);
});

test('a check that could not be done is no loss', async () => {
  // SQLite needs a file of this name
  await mkdir(`${file}-wal`);
  start();
  await expect.poll(() => unchecked, { timeout: 20_000 }).toMatchObject([{ code: 'SQLITE_CANTOPEN' }]);
  expect(lost).toEqual([]);
  guard.confirm();
});

test('a file that is not a database is damaged', async () => {
  await writeFile(file, 'these bytes are no database'.repeat(100));
  start();
  await expect.poll(() => lost, { timeout: 20_000 }).toMatchObject([{ code: 'DATABASE_LOST' }]);
  expect(lost[0]?.message).toMatch(/is damaged: file is not a database/);
  expect(unchecked).toEqual([]);
});

test.runIf(process.platform === 'linux')('a file that the disk cannot read is damaged', async () => {
  // its first page is never mapped: reading fails with EIO
  start('/proc/self/mem');
  await expect.poll(() => lost, { timeout: 20_000 }).toMatchObject([{ code: 'DATABASE_LOST' }]);
  expect(lost[0]?.message).toMatch(/is damaged: disk I\/O error/);
  expect(unchecked).toEqual([]);
});
