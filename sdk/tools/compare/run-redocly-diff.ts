import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JsonObject } from '../contract.ts';

/** A change that `redocly diff` reports. */
export interface RedoclyChange {
  /** JSON pointer, such as `#/paths/~1things/post` */
  readonly path: string;
  readonly impact: 'major' | 'minor' | 'patch';
}

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const command = require.resolve('@redocly/cli/bin/cli.js');

/** Runs `redocly diff`, with which tests and benchmarks compare our rules. */
export async function runRedoclyDiff(before: JsonObject, after: JsonObject): Promise<RedoclyChange[]> {
  const folder = await mkdtemp(join(tmpdir(), 'redocly-'));
  try {
    await writeFile(join(folder, 'before.json'), JSON.stringify(before));
    await writeFile(join(folder, 'after.json'), JSON.stringify(after));
    const words = ['diff', 'before.json', 'after.json', '--format', 'json', '--fail-on', 'none'];
    const { stdout } = await run(process.execPath, [command, ...words], {
      cwd: folder,
      maxBuffer: 2 ** 28,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    const { changes } = JSON.parse(stdout) as { changes: RedoclyChange[] };
    return changes;
  } finally {
    await rm(folder, { recursive: true });
  }
}
