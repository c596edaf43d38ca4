import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sqliteProblems } from '../../gateway/backup/database-copy.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { commentsIn, writeComment } from './comments.ts';

/** Litestream as npm has it; it is made for few systems. */
const program = (() => {
  try {
    return createRequire(import.meta.url).resolve(
      `@flydotio/litestream-${process.platform}-${process.arch}/litestream`,
    );
  } catch {
    return undefined;
  }
})();
/** the interval of the replication is a second (docs/deploy.md); a busy machine takes longer */
const lagMs = 5000;

describe.skipIf(program === undefined)('a replica by Litestream', () => {
  let folder: string;
  let dataDir: string;
  let gateway: RunningGateway;
  let replication: ChildProcess;
  const config = () => join(folder, 'litestream.yml');
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'replication-'));
    dataDir = join(folder, 'data');
    await mkdir(dataDir);
    gateway = await startGateway({ dataDir, environment: { DATABASE_URL: '' } });
    const replica = { type: 'file', path: join(folder, 'replica'), 'sync-interval': '1s' };
    // JSON is YAML, too
    await writeFile(
      config(),
      JSON.stringify({ dbs: [{ path: join(dataDir, 'gateway.sqlite'), replicas: [replica] }] }),
    );
    replication = spawn(program ?? '', ['replicate', '-config', config()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const hasSnapshot = new Promise<void>((resolve) => {
      replication.stdout?.on('data', (part: Buffer) => part.includes('snapshot written') && resolve());
    });
    await hasSnapshot;
  }, 90_000);
  afterEach(async () => {
    replication.kill('SIGKILL');
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('has what was acknowledged five seconds before the machine was lost', async () => {
    const tokens = await Promise.all(['甲', '乙', '丙', '丁'].map((name) => gateway.token(name)));
    const written: { readonly id: string; readonly at: number }[] = [];
    // a reader may not write many comments in an hour
    await Promise.all(
      tokens.map(async (token) => {
        for (let count = 0; count < 22; count += 1) {
          // while the file is being replicated, no write is refused
          written.push({ id: await writeComment(gateway.origin, token), at: performance.now() });
          await setTimeout(350);
        }
      }),
    );
    const lost = performance.now();
    for (const lostProcess of [gateway.process, replication]) {
      const ended = once(lostProcess, 'exit');
      lostProcess.kill('SIGKILL');
      await ended;
    }

    const restored = join(folder, 'restored');
    await mkdir(restored);
    const database = join(restored, 'gateway.sqlite');
    await promisify(execFile)(program ?? '', [
      'restore',
      '-config',
      config(),
      '-o',
      database,
      join(dataDir, 'gateway.sqlite'),
    ]);
    expect(sqliteProblems(database)).toEqual([]);
    const kept = commentsIn(restored);
    const early = written.filter(({ at }) => at < lost - lagMs).map(({ id }) => id);
    expect(early.length).toBeGreaterThan(10);
    expect(kept).toEqual(expect.arrayContaining(early));
    // the first ones without a gap
    const inOrder = written.toSorted((a, b) => a.at - b.at).map(({ id }) => kept.includes(id));
    expect(inOrder.lastIndexOf(true)).toBe(inOrder.filter(Boolean).length - 1);

    // the keys are on another machine already
    await cp(join(dataDir, 'keys'), join(restored, 'keys'), { recursive: true });
    await cp(join(dataDir, 'store-id'), join(restored, 'store-id'));
    gateway = await startGateway({ dataDir: restored, environment: { DATABASE_URL: '' } });
    await writeComment(gateway.origin, await gateway.token('戊'));
  }, 120_000);
});
