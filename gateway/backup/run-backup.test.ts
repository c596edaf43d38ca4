import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { emptyTestLocation, openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { runSql } from '../db/test-sql.ts';
import { serviceLedger } from '../domains/commonweal/chain/service-ledger.ts';
import { addTestNotice } from '../domains/loss/test-notices.ts';
import { appendMany } from '../domains/shared/ledger/ledger-store.ts';
import { emptyLedger, testSignedLedgers } from '../domains/shared/ledger/test-ledger.ts';
import { findBackup, manifestName, readManifest } from './backup-files.ts';
import { copyDatabase, databaseCopy, embeddedFile, restoreDump } from './database-copy.ts';
import { runBackup } from './run-backup.ts';

const isOnServer = Boolean(process.env.TEST_DATABASE_URL);
const log = { info: () => {}, error: () => {} };
const picture = 'media/picture.jpg';
const size = 5;

let database: TestDatabase;
let folder: string;
/** a folder with a sound backup, of which each test changes a copy */
let sound: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await append(database.db, '王*芳');
  const text = '遗失\t“正本”\r\n\\N\u2028，声明作废。😀';
  await addTestNotice(database.db, { fingerprint: (value) => value }, { text, holder: '泉\\t边' });
  await testSignedLedgers({ db: database.db, clock: () => new Date(), log }).checkpoint('service');
  await mkdir(join(database.location.dataDir, 'media'));
  await writeFile(join(database.location.dataDir, picture), 'picture');
  sound = folder = await mkdtemp(join(tmpdir(), 'run-backup-'));
  await createBackup();
});
afterAll(async () => {
  await rm(sound, { recursive: true });
  await database.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-backup-'));
  return () => rm(folder, { recursive: true, force: true });
});

const append = (db: Database, name: string, length = size, certificate = 'QL-') =>
  db.transaction().execute((transaction) =>
    appendMany(
      transaction,
      serviceLedger,
      Array.from({ length }, (_, at) => ({
        record: {
          kind: 'service',
          certificate: `${certificate}${at}`,
          name,
          activity: '小清河清洁日',
          group: '泉城义工联',
          servedOn: '2026-11-14',
          minutes: 120,
        },
        time: '2026-11-14 13:00:00',
      })),
    ),
  );

async function cli(verb: 'create' | 'verify' | 'restore', location = database.location) {
  const printed: string[] = [];
  const errors: string[] = [];
  const { dataDir, databaseUrl } = location;
  const code = await runBackup([verb, folder], {
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });
  return { code, printed: printed.join('\n'), errorText: errors.join('\n') };
}

async function createBackup(): Promise<void> {
  expect(await cli('create')).toMatchObject({ code: 0, errorText: '' });
  expect(await cli('verify')).toMatchObject({ code: 0, errorText: '' });
}

async function copyOfBackup(): Promise<string> {
  await cp(sound, folder, { recursive: true });
  return findBackup(folder);
}

/** Overwrites bytes in the middle of a file. */
async function damage(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  const middle = Math.floor((await handle.stat()).size / 2);
  await handle.write(Buffer.alloc(3, 0x5a), 0, 3, middle);
  await handle.close();
}

/** Writes size and hash of a changed file into the manifest, as a program that alters a backup would. */
async function acceptInManifest(backup: string, path: string): Promise<void> {
  const manifest = await readManifest(backup);
  const bytes = await readFile(join(backup, path));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const files = manifest.files.map((file) =>
    file.path === path ? { path, size: bytes.length, sha256 } : file,
  );
  await writeFile(join(backup, manifestName), JSON.stringify({ ...manifest, files }));
}

test.each([isOnServer ? databaseCopy.postgres : databaseCopy.sqlite, `data/${picture}`, 'ledger/service'])(
  'verify rejects a backup in which %s is damaged',
  async (path) => {
    await damage(join(await copyOfBackup(), path));
    const { code, errorText } = await cli('verify');
    expect(code).toBe(1);
    expect(errorText).toContain(`  ${path} 已损坏 (is damaged)`);
  },
);

test('verify rejects a backup that lacks a file, and one with a file that is not its own', async () => {
  const backup = await copyOfBackup();
  await rm(join(backup, 'data', picture));
  await writeFile(join(backup, 'data', 'media', 'other.jpg'), '');
  const { code, errorText } = await cli('verify');
  expect(code).toBe(1);
  expect(errorText).toContain(`data/${picture} 不见了 (is missing)`);
  expect(errorText).toContain('data/media/other.jpg 不属于这个备份');
});

test('verify rejects a database that cannot be read, even if the manifest has its hash', async () => {
  const path = isOnServer ? databaseCopy.postgres : databaseCopy.sqlite;
  const backup = await copyOfBackup();
  const handle = await open(join(backup, path), 'r+');
  const { size: bytes } = await handle.stat();
  // the directory of a dump, or pages of a file, are overwritten or missing
  await handle.write(Buffer.alloc(4096, 0x5a), 0, 4096, Math.floor(bytes / 2 / 4096) * 4096);
  await handle.truncate(bytes - 4096);
  await handle.close();
  await acceptInManifest(backup, path);
  const { code, errorText } = await cli('verify');
  expect(code).toBe(1);
  expect(errorText).toMatch(isOnServer ? /pg_restore/ : /the database is damaged/);
});

/** Changes the database in a backup, as a program that alters a backup would. */
async function alter(change: (db: Database) => Promise<unknown>): Promise<void> {
  const backup = await copyOfBackup();
  const path = isOnServer ? databaseCopy.postgres : databaseCopy.sqlite;
  const copy = join(backup, path);
  const place = await emptyTestLocation();
  const { dataDir, databaseUrl } = place.location;
  if (databaseUrl === undefined) await copyFile(copy, join(dataDir, embeddedFile));
  else await restoreDump(databaseUrl, copy);
  const { db, close } = await openDatabase(place.location);
  await change(db);
  await close();
  await rm(copy);
  await copyDatabase(place.location, copy);
  await place.remove();
  await acceptInManifest(backup, path);
}

const changes: Readonly<Record<string, readonly [(db: Database) => Promise<unknown>, fault: string]>> = {
  'of which a record was altered': [
    (db) => db.updateTable('service_blocks').set({ minutes: 1200 }).where('height', '=', 3).execute(),
    'service: 高度 3 的 minutes 被改动过',
  ],
  'of which a record was deleted': [
    (db) => db.deleteFrom('service_blocks').where('height', '=', 3).execute(),
    'service: 高度 3',
  ],
  'that was rewritten with its hashes and checkpoints, but is not what the checkpoint beside it signs': [
    async (db) => {
      await emptyLedger(db, 'service');
      await append(db, '李*');
    },
    `service: 前 ${size} 条记录不是签过名的那些`,
  ],
  'that was emptied': [(db) => emptyLedger(db, 'service'), 'service: 高度 1'],
  'that was cut off, with its hashes and checkpoints': [
    async (db) => {
      await emptyLedger(db, 'service');
      await append(db, '王*芳', size - 1);
    },
    `service: 高度 ${size}`,
  ],
  'of notices, whose search index was altered': [
    (db) => db.updateTable('loss_notices').set({ holder: '历下区湖边面包坊' }).execute(),
    'notices: loss_notices',
  ],
};

test.each(Object.entries(changes))(
  'verify and restore reject a ledger %s, and nothing is restored',
  async (_, [change, fault]) => {
    await alter(change);
    const place = await emptyTestLocation();
    for (const verb of ['verify', 'restore'] as const) {
      const { code, errorText } = await cli(verb, place.location);
      expect(code).toBe(1);
      expect(errorText).toContain('the ledgers are not valid');
      expect(errorText).toContain(fault);
    }
    expect(await readdir(place.location.dataDir)).toEqual([]);
    const { db, close } = await openDatabase(place.location);
    expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
    await close();
    await place.remove();
  },
);

test('the ledgers of a restored database are those of the backup, whatever characters they have', async () => {
  await copyOfBackup();
  const place = await emptyTestLocation();
  const { code, printed, errorText } = await cli('restore', place.location);
  expect({ code, errorText }).toEqual({ code: 0, errorText: '' });
  expect(printed).toContain(`service: ${size} 条记录完好`);
  expect(printed).toContain('notices: 1 条记录完好');
  const { db, close } = await openDatabase(place.location);
  const notices = (of: Database) => of.selectFrom('loss_blocks').selectAll().execute();
  expect(await notices(db)).toEqual(await notices(database.db));
  await close();
  await place.remove();
});

test('a backup that is made while a ledger grows and is signed continues the checkpoints in it', async () => {
  const growing = await openTestDatabase();
  const signed = testSignedLedgers({ db: growing.db, clock: () => new Date(), log });
  const made = new AbortController();
  const grow = async () => {
    for (let round = 0; !made.signal.aborted; round += 1) {
      await append(growing.db, '王*芳', 1, `QL-${round}-`);
      await signed.checkpoint('service');
    }
  };
  const writing = grow();
  try {
    expect(await cli('create', growing.location)).toMatchObject({ code: 0, errorText: '' });
    expect(await cli('verify')).toMatchObject({ code: 0, errorText: '' });
  } finally {
    made.abort();
    await writing;
    await growing.close();
  }
});

test.skipIf(!isOnServer)('restore rejects a server that has other records than the backup', async () => {
  await copyOfBackup();
  const place = await emptyTestLocation();
  const { db, close } = await openDatabase(place.location);
  // indexes are made after the rows
  await runSql(
    db,
    `create function alter_record() returns event_trigger language plpgsql as $$
      begin update public.service_blocks set minutes = 1200 where height = 3; end $$`,
  );
  await runSql(
    db,
    `create event trigger alter_record on ddl_command_end when tag in ('CREATE INDEX') execute function alter_record()`,
  );
  await close();
  const { code, errorText } = await cli('restore', place.location);
  expect(code).toBe(1);
  expect(errorText).toContain('service: 高度 3 的 minutes 被改动过');
  expect(errorText).toContain('delete the database');
  expect(await readdir(place.location.dataDir)).toEqual([]);
  await place.remove();
});

test.skipIf(!isOnServer)(
  'of a dump of an earlier version, verify says that its ledgers were not checked',
  async () => {
    await alter((db) => runSql(db, `delete from kysely_migration where name = '0045-briefings'`));
    const { code, printed } = await cli('verify');
    expect(code).toBe(0);
    expect(printed).toContain('the database is of an earlier version');
  },
);
