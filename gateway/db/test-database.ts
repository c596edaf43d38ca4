import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseLocation } from './location.ts';
import { migrate } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open.ts';

export interface TestDatabase extends OpenDatabase {
  /** for what opens the same database once more, as another process would */
  readonly location: DatabaseLocation;
}

/** A place for a database of its own: a temporary folder, or a new database on the server at `TEST_DATABASE_URL`. */
export interface TestPlace {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

export function emptyTestPlace(): Promise<TestPlace> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? databaseOnServer(serverUrl) : folder();
}

/** A new, migrated database for one test file; `close` removes it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const place = await emptyTestPlace();
  const open = await openDatabase(place.location);
  await migrate(open.db);
  return {
    ...open,
    location: place.location,
    close: async () => {
      await open.close();
      await place.remove();
    },
  };
}

async function folder(): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  return { location: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function databaseOnServer(serverUrl: string): Promise<TestPlace> {
  const name = `gateway_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
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

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
