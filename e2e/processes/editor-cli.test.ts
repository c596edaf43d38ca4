import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProcess } from './run-process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'editor-cli-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const runDesk = (...args: string[]) =>
  runProcess(['gateway/editor-cli/editor-cli.ts', ...args], {
    environment: { DATA_DIR: dataDir, DATABASE_URL: '', TEST_DATABASE_URL: undefined },
  });

test('prints to standard output what a command prints', async () => {
  const { code, stdout } = await runDesk('token', '小明');
  expect(stdout).toMatch(/[?&]token=[\w-]{20,}/);
  expect(code).toBe(0);
});

test('prints an error to standard error, and exits with 1', async () => {
  const { code, stdout, stderr } = await runDesk('tokens', '小明');
  expect(stderr).toMatch(/没有命令 tokens/);
  expect([code, stdout]).toEqual([1, '']);
});
