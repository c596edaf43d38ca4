import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { EmbeddedDialect } from '../db/drivers/sqlite-dialect.ts';
import type { Schema } from '../db/schema.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { serviceLedger } from '../domains/commonweal/chain/service-ledger.ts';
import { appendMany } from '../domains/shared/ledger/ledger-store.ts';
import { emptyLedger, testSignedLedgers } from '../domains/shared/ledger/test-ledger.ts';
import { findBackup, manifestName, readManifest } from './backup-files.ts';
import { databaseCopy } from './database-copy.ts';
import { runBackup } from './run-backup.ts';

const isOnServer = Boolean(process.env.TEST_DATABASE_URL);
const picture = 'media/picture.jpg';
const size = 5;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await append(database.db, '王*芳');
  const log = { info: () => {}, error: () => {} };
  await testSignedLedgers({ db: database.db, clock: () => new Date(), log }).checkpoint('service');
  await mkdir(join(database.location.dataDir, 'media'));
  await writeFile(join(database.location.dataDir, picture), 'picture');
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-backup-'));
  return () => rm(folder, { recursive: true, force: true });
});

const append = (db: Database, name: string) =>
  db.transaction().execute((transaction) =>
    appendMany(
      transaction,
      serviceLedger,
      Array.from({ length: size }, (_, at) => ({
        record: {
          kind: 'service',
          certificate: `QL-${at}`,
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

async function cli(verb: 'create' | 'verify') {
  const printed: string[] = [];
  const errors: string[] = [];
  const { dataDir, databaseUrl } = database.location;
  const code = await runBackup([verb, folder], {
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });
  return { code, printed: printed.join('\n'), errorText: errors.join('\n') };
}

async function createBackup(): Promise<string> {
  expect(await cli('create')).toMatchObject({ code: 0, errorText: '' });
  expect(await cli('verify')).toMatchObject({ code: 0, errorText: '' });
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
    await damage(join(await createBackup(), path));
    const { code, errorText } = await cli('verify');
    expect(code).toBe(1);
    expect(errorText).toContain(`  ${path} 已损坏 (is damaged)`);
  },
);

test('verify rejects a backup that lacks a file, and one with a file that is not its own', async () => {
  const backup = await createBackup();
  await rm(join(backup, 'data', picture));
  await writeFile(join(backup, 'data', 'media', 'other.jpg'), '');
  const { code, errorText } = await cli('verify');
  expect(code).toBe(1);
  expect(errorText).toContain(`data/${picture} 不见了 (is missing)`);
  expect(errorText).toContain('data/media/other.jpg 不属于这个备份');
});

test('verify rejects a database that cannot be read, even if the manifest has its hash', async () => {
  const path = isOnServer ? databaseCopy.postgres : databaseCopy.sqlite;
  const backup = await createBackup();
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

describe.skipIf(isOnServer)('verify rejects a ledger', () => {
  async function alter(change: (db: Database) => Promise<unknown>) {
    const backup = await createBackup();
    const db: Database = new Kysely<Schema>({
      dialect: new EmbeddedDialect(new Sqlite(join(backup, databaseCopy.sqlite))),
    });
    await change(db);
    await db.destroy();
    await acceptInManifest(backup, databaseCopy.sqlite);
    return cli('verify');
  }

  test('of which a record was altered', async () => {
    const { code, errorText } = await alter((db) =>
      db.updateTable('service_blocks').set({ minutes: 1200 }).where('height', '=', 3).execute(),
    );
    expect(code).toBe(1);
    expect(errorText).toContain('service: 高度 3 的 minutes 被改动过');
  });

  test('that was rewritten with its hashes and checkpoints, but is not what the checkpoint beside it signs', async () => {
    const { code, errorText } = await alter(async (db) => {
      await emptyLedger(db, 'service');
      await append(db, '李*');
    });
    expect(code).toBe(1);
    expect(errorText).toContain('the ledgers are not valid');
  });

  test('that was cut off', async () => {
    const { code, errorText } = await alter((db) => emptyLedger(db, 'service'));
    expect(code).toBe(1);
    expect(errorText).toContain('the ledgers are not valid');
  });
});
