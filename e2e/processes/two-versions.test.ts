import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../gateway/db/database.ts';
import { raiseFloor } from '../../gateway/db/migrations/0040-schema-floor.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import { emptyTestLocation, type TestLocation } from '../../gateway/db/test-database.ts';
import { runSql } from '../../gateway/db/test-sql.ts';
import lastRelease from '../fixtures/last-release.json' with { type: 'json' };
import { startGateway, type RunningGateway } from '../support/gateway.ts';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../..', import.meta.url));
const newsId = '1001';
/** a migration that neither version has */
const laterMigration = '9999-later';

const hasCommit = await run('git', [
  '-C',
  repository,
  'cat-file',
  '-e',
  `${lastRelease.commit}^{commit}`,
]).then(
  () => true,
  () => false,
);
const why = !process.env.TEST_DATABASE_URL
  ? 'needs TEST_DATABASE_URL: two versions share a PostgreSQL server'
  : hasCommit
    ? undefined
    : `needs the commit ${lastRelease.commit} of the last release: this clone has no full history`;

describe.skipIf(why !== undefined)(`the last release beside this version${why ? ` (${why})` : ''}`, () => {
  let place: TestLocation;
  let database: OpenDatabase;
  let release: string;
  let before: RunningGateway;
  let after: RunningGateway;
  const running: RunningGateway[] = [];
  async function start(root?: string): Promise<RunningGateway> {
    const { dataDir, databaseUrl = '' } = place.location;
    const gateway = await startGateway({
      dataDir,
      environment: { DATABASE_URL: databaseUrl },
      // the release is unpacked, not built
      ...(root !== undefined && { root, entry: 'gateway/main.ts' }),
    });
    running.push(gateway);
    return gateway;
  }
  beforeAll(async () => {
    place = await emptyTestLocation();
    release = await unpackRelease();
    // the order of a deployment: the new version changes the schema while the old one serves
    before = await start(release);
    after = await start();
    database = await openDatabase(place.location);
  }, 240_000);
  afterAll(async () => {
    for (const gateway of running) await gateway.stop();
    await database.close();
    await place.remove();
    await rm(release, { recursive: true, force: true });
  });

  const callOf = async ({ origin }: RunningGateway, path: string, body: object, token?: string) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { token }) },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { readonly data?: unknown } };
  };

  test('both answer reads alike', async () => {
    for (const [path, body] of [
      ['/gateway/getImportantNewsList.do', { pageSize: 20 }],
      ['/gateway/newscomment/news_comment_list.do', { newsId, pageSize: 20 }],
    ] as const) {
      const [old, current] = [await callOf(before, path, body), await callOf(after, path, body)];
      expect([old.status, current.status], path).toEqual([200, 200]);
    }
  });

  /** A reader writes to each version, and the other one shows it. */
  async function expectBothWrite(token: string): Promise<void> {
    for (const [writer, reader] of [
      [before, after],
      [after, before],
    ] as const) {
      const body = `两个版本都能写${randomUUID().slice(0, 4)}`;
      const writes = [
        await callOf(writer, '/gw/add_lev1', { newsId, body, clientId: randomUUID() }, token),
        await callOf(writer, '/gateway/x/news/like', { newsId, like: true, clientId: randomUUID() }, token),
        await callOf(writer, '/gateway/x/news/save', { newsId, save: true, clientId: randomUUID() }, token),
        await callOf(writer, '/gateway/newsshare/addShareViewcount.do', {
          newsId,
          clientId: randomUUID(),
          ak: randomUUID(),
        }),
        await callOf(
          writer,
          '/gateway/x/live/message',
          { roomId: 'live-peony', text: '两个版本', clientId: randomUUID() },
          token,
        ),
      ];
      expect(writes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const { body: list } = await callOf(
        reader,
        '/gateway/newscomment/news_comment_list.do',
        { newsId, pageSize: 20, order: 'new' },
        token,
      );
      expect(JSON.stringify(list)).toContain(body);
    }
  }

  const readiness = () =>
    Promise.all([before, after].map(async ({ origin }) => (await fetch(`${origin}/readyz`)).status));

  test('a reader writes to both, and each shows what the other stored', async () => {
    await expectBothWrite(await after.token('两版读者'));
    expect(await readiness()).toEqual([200, 200]);
  }, 60_000);

  test('after a rollback the last release serves and writes beside this version, on the tables of a later one', async () => {
    for (const statement of [
      'create table later_things (id text primary key)',
      'alter table comments add column later_thing text',
      `insert into kysely_migration (name, timestamp) values ('${laterMigration}', '${new Date().toISOString()}')`,
    ])
      await runSql(database.db, statement);
    await before.stop();
    before = await start(release);
    await expectBothWrite(await before.token('退回旧版的读者'));
    expect(await readiness()).toEqual([200, 200]);
  }, 120_000);

  test('once a later version took something away, the last release is not started, but serves on where it runs', async () => {
    await raiseFloor(database.db, laterMigration);
    await expect(start(release)).rejects.toThrow('The database was written by a newer version');
    expect(await readiness()).toEqual([200, 200]);
  }, 60_000);
});

/** Unpacks the last release from the history, with the dependencies of this version. */
async function unpackRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'last-release-'));
  const archive = join(folder, 'release.tar');
  await run('git', ['-C', repository, 'archive', '-o', archive, lastRelease.commit]);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  for (const part of ['.', 'gateway', 'sdk']) {
    await mkdir(join(folder, part), { recursive: true });
    await symlink(join(repository, part, 'node_modules'), join(folder, part, 'node_modules'));
  }
  return folder;
}
