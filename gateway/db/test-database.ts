import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { DatabaseLocation } from './location.ts';
import { migrate } from './migrate.ts';
import type { Database, OpenDatabase } from './database.ts';
import { openDatabase } from './open.ts';
import { emptyDatabase, rememberOrigin } from './test-reset.ts';

export interface TestDatabase extends OpenDatabase {
  /** for opening the same database again, as another process would */
  readonly location: DatabaseLocation;
}

/** Location for a new database: a temporary folder, or a new database on the server at `TEST_DATABASE_URL`. */
export interface TestLocation {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

export const emptyTestLocation = (): Promise<TestLocation> => locationFrom(undefined);

/**
 * Names of databases of this process that are as the template is, and that no test uses: copying it takes a server ten times
 * as long as deleting the rows of a test.
 */
const emptied: string[] = [];

/** Environment variable with the migrated template database: its folder, or its name on the server. */
const templateVariable = 'TEST_DATABASE_TEMPLATE';

/** Migrates the template that all test files copy, since migrating takes ten times as long as copying. */
export async function makeTestTemplate(): Promise<TestLocation> {
  const place = await emptyTestLocation();
  const { dataDir, databaseUrl } = place.location;
  const { db, close } = await openDatabase(place.location);
  await migrate(db);
  if (databaseUrl !== undefined && process.env['TEST_DATABASE_CONFLICTS']) await addConflicts(db);
  await close();
  if (databaseUrl === undefined) {
    process.env[templateVariable] = dataDir;
    return place;
  }
  const name = nameIn(databaseUrl);
  process.env[templateVariable] = name;
  return {
    ...place,
    remove: async () => {
      const serverUrl = process.env.TEST_DATABASE_URL ?? '';
      for (const copy of await copiesOf(databaseUrl, name)) await drop(serverUrl, copy);
      await place.remove();
    },
  };
}

async function copiesOf(databaseUrl: string, template: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [`${template}_`],
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * Rolls back every second transaction that has written something when it is committed, as PostgreSQL does at the isolation
 * level SERIALIZABLE with one that has met another. The count is a sequence, which no rollback sets back: a transaction that
 * is repeated succeeds.
 */
async function addConflicts(db: Database): Promise<void> {
  await sql`create sequence test_commits`.execute(db);
  await sql`
    create function test_conflict() returns trigger language plpgsql as $$
    begin
      if current_setting('test.commit', true) is distinct from txid_current()::text then
        perform set_config('test.commit', txid_current()::text, true);
        if nextval('test_commits') % 2 = 1 then
          raise exception 'every second transaction is rolled back' using errcode = '40001';
        end if;
      end if;
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ readonly name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of rows)
    await sql`
      create constraint trigger test_conflict after insert or update or delete on ${sql.table(name)}
      deferrable initially deferred for each row execute function test_conflict()`.execute(db);
}

/** Opens a new, migrated database for one test file; `close` removes it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = process.env[templateVariable];
  const place = await locationFrom(template);
  const open = await openDatabase(place.location);
  if (template === undefined) await migrate(open.db);
  return {
    ...open,
    location: place.location,
    close: async () => {
      await open.close();
      await place.remove();
    },
  };
}

/** @param template a database to copy */
function locationFrom(template: string | undefined): Promise<TestLocation> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? databaseOnServer(serverUrl, template) : folder(template);
}

async function folder(template?: string): Promise<TestLocation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  if (template !== undefined) await cp(template, dataDir, { recursive: true });
  return { location: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function databaseOnServer(serverUrl: string, template?: string): Promise<TestLocation> {
  const kept = template === undefined ? undefined : emptied.pop();
  const name = kept ?? `${template ?? 'gateway_test'}_${randomBytes(6).toString('hex')}`;
  if (kept === undefined)
    await onServer(serverUrl, `create database ${name} template ${template ?? 'template1'}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  if (template !== undefined && kept === undefined) await rememberOrigin(address.href);
  // keys and other files of the gateway are separate for each test, too
  const beside = await folder();
  return {
    location: { ...beside.location, databaseUrl: address.href },
    remove: async () => {
      await beside.remove();
      if (template !== undefined && (await emptyDatabase(address.href))) emptied.push(name);
      else await drop(serverUrl, name);
    },
  };
}

const drop = (serverUrl: string, name: string) =>
  onServer(serverUrl, `drop database if exists ${name} with (force)`);

const nameIn = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1);

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
