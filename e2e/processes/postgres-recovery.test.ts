import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, startGateway, type RunningGateway } from '../support/gateway.ts';
import {
  giveToServer,
  hasPostgres,
  initServer,
  queryServer,
  runAsServer,
  startServer,
  stopServer,
} from '../support/servers/postgres-server.ts';
import { writeComment } from './comments.ts';
import { runProcess } from './run-process.ts';

const runbook = await readFile(new URL('../../docs/deploy.md', import.meta.url), 'utf8');

describe.skipIf(!hasPostgres)('a PostgreSQL server', () => {
  let folder: string;
  let port: number;
  let dataDir: string;
  let gateway: RunningGateway;
  let runningServer: string;
  const databaseUrl = (name: string) => `postgres://tester@127.0.0.1:${port}/${name}`;
  const open = (name: string, files = dataDir) =>
    startGateway({ dataDir: files, environment: { DATABASE_URL: databaseUrl(name) } });
  /** A setting as the runbook has it, with the folder of this test. */
  function setting(name: string): string {
    const line = runbook.split('\n').find((one) => one.startsWith(`${name} = `));
    if (line === undefined) throw new Error(`docs/deploy.md does not set ${name}`);
    return line.replaceAll('/archive/', `${folder}/archive/`);
  }
  const query = (name: string, text: string) => queryServer(databaseUrl(name), text);
  const commentsIn = (name: string) => query(name, 'select id from comments order by id');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recovery-'));
    dataDir = join(folder, 'data');
    for (const path of [folder, join(folder, 'archive'), join(folder, 'base'), join(folder, 'restored')]) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      await giveToServer(path);
    }
    port = await freePort();
    runningServer = join(folder, 'server');
    await initServer(
      runningServer,
      ['wal_level', 'archive_mode', 'archive_command', 'archive_timeout'].map(setting).join('\n'),
    );
    await startServer(runningServer, port);
    await query('postgres', 'create database news');
    gateway = await open('news');
  }, 120_000);
  afterAll(async () => {
    await gateway.stop();
    await stopServer(runningServer);
    await rm(folder, { recursive: true, force: true });
  });

  test('is backed up, and restored into an empty database', async () => {
    const token = await gateway.token('笔耕不辍');
    const written = await writeComment(gateway.origin, token);
    const backups = join(folder, 'backups');
    const cli = (verb: string, files: string, name: string) =>
      runProcess(['gateway/backup/backup-cli.ts', verb, backups], {
        environment: { DATA_DIR: files, DATABASE_URL: databaseUrl(name), INIT_CWD: undefined },
        timeoutMs: 60_000,
      });
    expect(await cli('create', dataDir, 'news')).toMatchObject({ code: 0, stderr: '' });
    expect(await cli('verify', dataDir, 'news')).toMatchObject({ code: 0, stderr: '' });
    const refused = await cli('restore', join(folder, 'copy'), 'news');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('is not empty');
    await query('postgres', 'create database copy');
    expect(await cli('restore', join(folder, 'copy'), 'copy')).toMatchObject({ code: 0, stderr: '' });
    expect(await commentsIn('copy')).toEqual(await commentsIn('news'));
    const second = await open('copy', join(folder, 'copy'));
    try {
      expect(await commentsIn('copy')).toContain(written);
      await writeComment(second.origin, token);
    } finally {
      await second.stop();
    }
  }, 240_000);

  test('is taken back to a moment as the runbook says', async () => {
    const token = await gateway.token('笔耕不止');
    const base = join(folder, 'base', 'monday');
    const copy = /^pg_basebackup .*?(--format.+)$/m.exec(runbook)?.[1]?.split(' ') ?? [];
    await runAsServer('pg_basebackup', `--dbname=${databaseUrl('postgres')}`, `--pgdata=${base}`, ...copy);
    const before = await writeComment(gateway.origin, token);
    const [moment = ''] = await query('news', 'select now()');
    const after = await writeComment(gateway.origin, token);
    const [segment = ''] = await query('news', 'select pg_walfile_name(pg_switch_wal())');
    const archived = async () =>
      (await query('news', 'select last_archived_wal from pg_stat_archiver'))[0] ?? '';
    await expect.poll(async () => (await archived()) >= segment, { timeout: 30_000 }).toBe(true);
    await gateway.stop();
    await stopServer(runningServer);

    const restored = join(folder, 'restored');
    await runAsServer('tar', 'xzf', join(base, 'base.tar.gz'), '-C', restored);
    await runAsServer('tar', 'xzf', join(base, 'pg_wal.tar.gz'), '-C', join(restored, 'pg_wal'));
    await appendFile(
      join(restored, 'postgresql.conf'),
      `${setting('restore_command')}\nrecovery_target_time = '${moment}'\n${setting('recovery_target_action')}\n`,
    );
    await writeFile(join(restored, 'recovery.signal'), '');
    await giveToServer(join(restored, 'recovery.signal'));
    runningServer = restored;
    // the old one may still be in use for a moment
    port = await freePort();
    await startServer(restored, port);
    await expect.poll(() => query('news', 'select pg_is_in_recovery()'), { timeout: 30_000 }).toEqual(['f']);
    const kept = await commentsIn('news');
    expect([kept.includes(before), kept.includes(after)]).toEqual([true, false]);
    gateway = await open('news');
    await writeComment(gateway.origin, token);
    expect(await gateway.run('desk', 'ledger', 'verify')).not.toBe('');
  }, 240_000);
});
