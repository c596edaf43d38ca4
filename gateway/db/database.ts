import type { Kysely } from 'kysely';
import type { OnNotification, StopListening } from './notify.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  readonly db: Database;
  readonly dialect: 'sqlite' | 'postgres';
  /** Changes with every write of any process; undefined where the database has no such counter. */
  writeVersion(): string | undefined;
  /** Calls back after later writes: on PostgreSQL after notifications of the channel, on SQLite after any write. */
  listen(channel: string, onNotification: OnNotification): Promise<StopListening>;
  /** Resolves when the database answers; rejects with the driver's error otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
