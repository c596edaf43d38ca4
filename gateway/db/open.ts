import type { OpenDatabase } from './database.ts';
import type { DatabaseLocation } from './location.ts';

/**
 * Opens the PostgreSQL server at `databaseUrl`, or the embedded database in `dataDir`, which is created when missing.
 * Does not create tables: call `migrate` next.
 * @param waitMs how long to wait for a PostgreSQL server that is not available yet
 * @throws StartError when the database cannot be used
 */
export async function openDatabase(
  location: DatabaseLocation,
  { waitMs = 0 }: { readonly waitMs?: number } = {},
): Promise<OpenDatabase> {
  // imports only the driver that is used
  if (location.databaseUrl === undefined) {
    const { openSqlite } = await import('./drivers/open-sqlite.ts');
    return openSqlite(location.dataDir);
  }
  const { openPostgres } = await import('./drivers/open-postgres.ts');
  return openPostgres(location.databaseUrl, waitMs);
}
