import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface DatabaseLocation {
  /** folder of the embedded database and of what the gateway keeps beside it */
  readonly dataDir: string;
  /** address of a PostgreSQL server; the embedded database is used when absent */
  readonly databaseUrl?: string;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Where the data lies, from `DATA_DIR` (default `data`) and `DATABASE_URL`: the one place that reads them. A relative
 * folder counts from the repository, so that server, desk and importer mean the same one wherever they are started.
 */
export function databaseLocation(env: Readonly<Record<string, string | undefined>>): DatabaseLocation {
  const dataDir = resolve(repository, env.DATA_DIR || 'data');
  return env.DATABASE_URL ? { dataDir, databaseUrl: env.DATABASE_URL } : { dataDir };
}
