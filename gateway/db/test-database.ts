import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseLocation } from './location.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './open.ts';

export interface TestDatabase extends OpenDatabase {
  /** for what opens the same database once more, as another process would */
  readonly location: DatabaseLocation;
}

/** A place for a database of its own: a temporary folder, or a new database on the server at `TEST_DATABASE_URL`. */
export interface TestPlace {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

export const emptyTestPlace = (): Promise<TestPlace> => placeFrom(undefined);

/** The environment's name for a migrated database that others are copied from: its folder, or its name on the server. */
const templateVariable = 'TEST_DATABASE_TEMPLATE';

/** Migrates one database that those of all test files are copied from, since migrating takes ten times as long. */
export async function makeTestTemplate(): Promise<TestPlace> {
  const place = await emptyTestPlace();
  const { dataDir, databaseUrl } = place.location;
  const { db, close } = await openDatabase(place.location);
  await migrate(db);
  await close();
  process.env[templateVariable] = databaseUrl === undefined ? dataDir : nameIn(databaseUrl);
  return place;
}

/** A new, migrated database for one test file; `close` removes it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = process.env[templateVariable];
  const place = await placeFrom(template);
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

/** @param template a database that it begins as a copy of */
function placeFrom(template: string | undefined): Promise<TestPlace> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? databaseOnServer(serverUrl, template) : folder(template);
}

async function folder(template?: string): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  if (template !== undefined) await cp(template, dataDir, { recursive: true });
  return { location: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function databaseOnServer(serverUrl: string, template = 'template1'): Promise<TestPlace> {
  const name = `gateway_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  // what the gateway keeps beside its database (keys, outbox) is each test's own too
  const beside = await folder();
  return {
    location: { ...beside.location, databaseUrl: address.href },
    remove: async () => {
      await onServer(serverUrl, `drop database ${name} with (force)`);
      await beside.remove();
    },
  };
}

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
