import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./backup-cli.ts', import.meta.url));

test.each(['create', 'verify', 'restore'])(
  '%s with a misspelled DATABASE_URL is refused instead of using the embedded database',
  async (verb) => {
    const folder = await mkdtemp(join(tmpdir(), 'backup-cli-'));
    const env = {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      DATABASE_UR: 'postgres://news@localhost/news',
    };
    try {
      await expect(
        run(process.execPath, [script, verb, join(folder, 'backups')], { env }),
      ).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(
          /^没有环境变量 DATABASE_UR，.*\nThere is no environment variable DATABASE_UR: .*DATABASE_URL, DATABASE_WAIT\.\n$/,
        ),
      });
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
