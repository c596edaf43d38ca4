import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Stops listening; resolves once no more calls can follow. */
export type StopListening = () => Promise<void>;

/**
 * Called after a write of this or another process. `payload` is what `notify` was called with; undefined where the
 * database has no payloads, and after a reconnect, when notifications may have been missed: then anything may have
 * changed.
 */
export type OnNotification = (payload: string | undefined) => void;

/**
 * Notifies the listeners of all processes once this transaction is committed. Does nothing on SQLite, where listeners
 * poll for writes.
 * @param channel a constant, never user input
 */
export async function notify(db: Kysely<Schema>, channel: string, payload: string): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
