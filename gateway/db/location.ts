import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface DatabaseLocation {
  /** folder of the embedded database and of the gateway's other files, such as keys and uploads */
  readonly dataDir: string;
  /** URL of a PostgreSQL server; absent for the embedded database */
  readonly databaseUrl?: string;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Reads `DATA_DIR` (default `data`) and `DATABASE_URL`; nothing else reads them. A relative folder is resolved against
 * the repository, so that the server, the editor CLI and the importer use the same one from any working directory.
 */
export function databaseLocation(env: Readonly<Record<string, string | undefined>>): DatabaseLocation {
  const dataDir = resolve(repository, env.DATA_DIR || 'data');
  return env.DATABASE_URL ? { dataDir, databaseUrl: env.DATABASE_URL } : { dataDir };
}
