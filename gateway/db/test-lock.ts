import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Locks a table of PostgreSQL against writes, or against reads too. @returns a function that unlocks it */
export async function lockTable(
  db: Database,
  table: keyof Schema,
  mode: 'exclusive' | 'access exclusive' = 'exclusive',
): Promise<() => Promise<void>> {
  const isLocked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const locking = db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in ${sql.raw(mode)} mode`.execute(transaction);
    isLocked.resolve();
    await release.promise;
  });
  // a failure to lock rejects this promise only
  await Promise.race([isLocked.promise, locking]);
  return () => {
    release.resolve();
    return locking;
  };
}
