import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const cli = fileURLToPath(new URL('constant-mutants.ts', import.meta.url));

test('an expectation notices each constant of a machine that is one more or less', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [cli]);
  const { mutants, survivors } = JSON.parse(stdout);
  expect(survivors).toEqual([]);
  expect(mutants).toBeGreaterThan(70);
}, 120_000);
