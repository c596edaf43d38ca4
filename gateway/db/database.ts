import type { Kysely } from 'kysely';
import type { OnNotification, StopListening } from './notify.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export interface ConnectionCount {
  readonly purpose: 'reads' | 'writes' | 'jobs';
  /** in use, open but not used, or wanted by a request that waits */
  readonly state: 'busy' | 'idle' | 'wanted';
  readonly value: number;
}

export interface GuardListener {
  /** called once, with the cause: the database file was deleted, replaced or damaged, and every query fails from now on */
  readonly onLost: (cause: Error) => void;
  /** called with the cause when the file could not be checked for damage; it is checked again a day later */
  readonly onUnchecked: (cause: Error) => void;
}

export interface OpenDatabase {
  /** for requests: on PostgreSQL a statement fails after a few seconds */
  readonly db: Database;
  /** for migrations, imports and other jobs, which may take long; on SQLite the same connection */
  readonly jobs: Database;
  readonly dialect: 'sqlite' | 'postgres';
  /** Changes with every write of any process; undefined where the database has no such counter. */
  writeVersion(): string | undefined;
  /** Calls back after later writes: on PostgreSQL after notifications of the channel, on SQLite after any write. */
  listen(channel: string, onNotification: OnNotification): Promise<StopListening>;
  /** Resolves when the database answers and can be written to; rejects with the driver's error otherwise. */
  ping(): Promise<void>;
  /** Connections of this process to a PostgreSQL server, by what they are for; SQLite has none. */
  connections(): readonly ConnectionCount[];
  /** How often this process repeated a transaction or statement that lost against a concurrent one; never on SQLite. */
  conflicts(): number;
  /** Watches the database file from now on. A PostgreSQL server watches its own files. */
  guard(listener: GuardListener): void;
  close(): Promise<void>;
}
