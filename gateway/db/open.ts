import type { Kysely } from 'kysely';
import type { DatabaseLocation } from './location.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  readonly db: Database;
  readonly dialect: 'sqlite' | 'postgres';
  /** Another one after every write, whichever process made it; undefined where the database does not tell. */
  version(): string | undefined;
  /** Resolves when the database answers; rejects with the driver's error otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the PostgreSQL server at `databaseUrl`, or the embedded database in `dataDir` (made when missing). The tables
 * are not touched: call `migrate` next. Throws `StartError` when the place cannot be used.
 */
export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  return location.databaseUrl === undefined
    ? openSqlite(location.dataDir)
    : openPostgres(location.databaseUrl);
}
