import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { commentsIn, writeComment } from './comments.ts';
import { runProcess } from './run-process.ts';

let gateway: RunningGateway;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  gateway = await startGateway({ environment: { DATABASE_URL: '' } });
  await mkdir(join(gateway.dataDir, 'media'));
  await writeFile(join(gateway.dataDir, 'media', 'picture.jpg'), 'picture');
  await mkdir(join(gateway.dataDir, 'uploads', 'private'), { recursive: true });
  await writeFile(join(gateway.dataDir, 'uploads', 'private', 'card.jpg'), 'private');
}, 90_000);
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});

const cli = (dataDir: string, ...args: readonly string[]) =>
  runProcess(['gateway/backup/backup-cli.ts', ...args], {
    environment: { DATA_DIR: dataDir, DATABASE_URL: undefined, INIT_CWD: undefined },
    timeoutMs: 60_000,
  });

test('a backup under writes restores to a consistent state with everything acknowledged before it', async () => {
  const token = await gateway.token('笔耕不辍');
  const before = [await writeComment(gateway.origin, token), await writeComment(gateway.origin, token)];
  const done = new AbortController();
  const during: string[] = [];
  const writing = (async () => {
    // a reader may not write many comments in an hour: spread over the whole backup
    while (!done.signal.aborted && during.length < 25) {
      during.push(await writeComment(gateway.origin, token));
      await setTimeout(150);
    }
  })();
  const backups = join(folder, 'load');
  const made = await cli(gateway.dataDir, 'create', backups);
  done.abort();
  await writing;
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(during.length).toBeGreaterThan(0);

  const dataDir = join(folder, 'restored');
  expect(await cli(dataDir, 'restore', backups)).toMatchObject({ code: 0, stderr: '' });
  const restored = commentsIn(dataDir);
  expect(restored).toEqual(expect.arrayContaining(before));
  // what it has of the writes beside it are the first ones, without a gap
  const kept = during.map((id) => restored.includes(id));
  expect(kept).toEqual(kept.toSorted((a, b) => Number(b) - Number(a)));
  expect(await readdir(join(dataDir, 'media'))).toEqual(['picture.jpg']);
  expect(await readdir(join(dataDir, 'uploads', 'private'))).toEqual(['card.jpg']);

  const second = await startGateway({ dataDir, environment: { DATABASE_URL: '' } });
  try {
    await writeComment(second.origin, token);
  } finally {
    await second.stop();
  }
  const refused = await cli(dataDir, 'restore', backups);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('is not empty');
}, 120_000);

test('a damaged backup is refused with the name of the file, and the oldest are deleted', async () => {
  const backups = join(folder, 'kept');
  for (let count = 0; count < 3; count += 1)
    expect(await cli(gateway.dataDir, 'create', backups, '--keep', '2')).toMatchObject({ code: 0 });
  const names = (await readdir(backups)).toSorted();
  expect(names).toHaveLength(2);
  expect((await cli(gateway.dataDir, 'create', backups, '--keep', '0')).stderr).toContain('--keep must be');
  const newest = join(backups, names.at(-1) ?? '');
  await appendFile(join(newest, 'data', 'media', 'picture.jpg'), 'x');
  const dataDir = join(folder, 'nothing');
  for (const verb of ['verify', 'restore']) {
    const refused = await cli(dataDir, verb, backups);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('data/media/picture.jpg 已损坏 (is damaged)');
  }
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  expect(await cli(dataDir, 'verify', join(backups, names[0] ?? ''))).toMatchObject({ code: 0, stderr: '' });
}, 120_000);
