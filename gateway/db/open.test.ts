import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseLocation } from './location.ts';
import { openDatabase } from './open.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-open-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the embedded database', () => {
  test('creates its folder and answers a ping', async () => {
    const open = await openDatabase({ dataDir: join(folder, 'made', 'here') });
    await open.ping();
    expect(open.dialect).toBe('sqlite');
    await open.close();
  });

  test('uses WAL, full synchronisation and foreign keys', async () => {
    const { db, close } = await openDatabase({ dataDir: join(folder, 'pragmas') });
    const pragma = async (name: string) =>
      Object.values((await sql`select * from ${sql.raw(`pragma_${name}`)}`.execute(db)).rows[0] ?? {})[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    await close();
  });

  test.each(['statement', 'transaction'])(
    'does not confirm a %s after its file was deleted',
    async (kind) => {
      const place = { dataDir: join(folder, `lost with a ${kind}`) };
      const { db, close } = await openDatabase(place);
      await sql`create table words (word text)`.execute(db);
      const insert = sql`insert into words values ('一')`;
      const write = () =>
        kind === 'statement'
          ? insert.execute(db)
          : db.transaction().execute((transaction) => insert.execute(transaction));
      await write();
      await rm(join(place.dataDir, 'gateway.sqlite'));
      await expect(write()).rejects.toThrow(/gateway\.sqlite was deleted/);
      await expect(sql`select * from words`.execute(db)).rejects.toThrow(/was deleted/);
      await close();
    },
  );

  test('changes its version after every write of this or another process', async () => {
    const place = { dataDir: join(folder, 'versions') };
    const [here, there] = [await openDatabase(place), await openDatabase(place)];
    const write = (open: typeof here, text: string) => sql.raw(text).execute(open.db);
    const versions = [here.writeVersion()];
    const note = () => versions.push(here.writeVersion());
    await write(here, 'create table words (word text)');
    await write(here, "insert into words values ('一')");
    note();
    await write(there, "insert into words values ('二')");
    note();
    await write(here, "update words set word = '三'");
    note();
    expect(new Set(versions).size).toBe(versions.length);
    await sql`select * from words`.execute(here.db);
    expect(here.writeVersion()).toBe(versions.at(-1));
    await Promise.all([here.close(), there.close()]);
  });

  test('reports an unusable directory with instructions in both languages', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, 'not a directory');
    const opening = openDatabase({ dataDir: join(file, 'data') }).catch((error: unknown) => error);
    const error = await opening;
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toMatch(/DATA_DIR=<目录>[^]*DATA_DIR=<directory>/);
  });

  test('reports a file that is not a database', async () => {
    const dataDir = await mkdtemp(join(folder, 'broken-'));
    await writeFile(join(dataDir, 'gateway.sqlite'), 'these bytes are no database'.repeat(100));
    await expect(openDatabase({ dataDir })).rejects.toThrow(StartError);
  });
});

describe('an invalid DATABASE_URL', () => {
  test.each(['mysql://host/database', 'localhost:5432', 'postgres://'])(
    'is named in the error when it is not a PostgreSQL URL: %s',
    async (databaseUrl) => {
      await expect(openDatabase({ dataDir: folder, databaseUrl })).rejects.toThrow(/DATABASE_URL/);
    },
  );

  test('of a server that does not respond is reported without the password', async () => {
    const databaseUrl = 'postgres://reader:s3cret@127.0.0.1:9/news';
    const error: unknown = await openDatabase({ dataDir: folder, databaseUrl }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toMatch(/127\.0\.0\.1:9\/news/);
    expect(String(error)).not.toMatch(/s3cret/);
  });
});

test('the environment sets the data folder, the same from every working directory', () => {
  const dataDir = fileURLToPath(new URL('../../data', import.meta.url));
  expect(databaseLocation({})).toEqual({ dataDir });
  expect(databaseLocation({ DATA_DIR: '/srv/news', DATABASE_URL: '' })).toEqual({ dataDir: '/srv/news' });
  expect(databaseLocation({ DATABASE_URL: 'postgres://host/news' })).toEqual({
    dataDir,
    databaseUrl: 'postgres://host/news',
  });
});
