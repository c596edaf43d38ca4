import type { OpenDatabase } from './database.ts';
import type { DatabaseLocation } from './location.ts';

/**
 * Opens the PostgreSQL server at `databaseUrl`, or the embedded database in `dataDir`, which is created when missing.
 * Does not create tables: call `migrate` next.
 * @throws StartError when the database cannot be used
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  // imports only the driver that is used
  if (location.databaseUrl === undefined) {
    const { openSqlite } = await import('./drivers/open-sqlite.ts');
    return openSqlite(location.dataDir);
  }
  const { openPostgres } = await import('./drivers/open-postgres.ts');
  return openPostgres(location.databaseUrl);
}
