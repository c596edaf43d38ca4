import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { runProcess } from './run-process.ts';

let gateway: RunningGateway;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  gateway = await startGateway({ environment: { DATABASE_URL: '' } });
  await mkdir(join(gateway.dataDir, 'media'));
  await writeFile(join(gateway.dataDir, 'media', 'picture.jpg'), 'picture');
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
