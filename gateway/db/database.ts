import type { Kysely } from 'kysely';
import type { OnRing, StopListening } from './notify.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  readonly db: Database;
  readonly dialect: 'sqlite' | 'postgres';
  /** Another one after every write, whichever process made it; undefined where the database does not tell. */
  version(): string | undefined;
  /** Tells of what is written from now on: on PostgreSQL of what rang on this channel, on SQLite of any write. */
  listen(channel: string, onRing: OnRing): Promise<StopListening>;
  /** Resolves when the database answers; rejects with the driver's error otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
