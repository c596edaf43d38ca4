import type { OpenDatabase } from './database.ts';
import type { DatabaseLocation } from './location.ts';

/**
 * Opens the PostgreSQL server at `databaseUrl`, or the embedded database in `dataDir` (made when missing). The tables
 * are not touched: call `migrate` next. Throws `StartError` when the place cannot be used.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  // the driver of the other one is not loaded
  if (location.databaseUrl === undefined) {
    const { openSqlite } = await import('./drivers/open-sqlite.ts');
    return openSqlite(location.dataDir);
  }
  const { openPostgres } = await import('./drivers/open-postgres.ts');
  return openPostgres(location.databaseUrl);
}
