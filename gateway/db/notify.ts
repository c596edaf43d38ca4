import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Stops listening; resolves once nothing more is told. */
export type StopListening = () => Promise<void>;

/**
 * Told after something was written, in this process or another. `what` is the word that was rung with, or undefined where
 * the database cannot tell, or may have told something that was not heard: then anything may have been written.
 */
export type OnRing = (what: string | undefined) => void;

/**
 * Tells whoever listens, in every process, once this transaction is committed. PostgreSQL passes the word on; SQLite tells
 * by its version that there was a write.
 * @param channel a name of this code's own, never a reader's text
 */
export async function ring(db: Kysely<Schema>, channel: string, what: string): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_notify(${channel}, ${what})`.execute(db);
}
