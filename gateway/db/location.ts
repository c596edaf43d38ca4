export interface DatabaseLocation {
  /** folder of the embedded database and of what the gateway keeps beside it */
  readonly dataDir: string;
  /** address of a PostgreSQL server; the embedded database is used when absent */
  readonly databaseUrl?: string;
}

/** Where the data lies, from `DATA_DIR` (default `data`) and `DATABASE_URL`: the one place that reads them. */
export function databaseLocation(env: Readonly<Record<string, string | undefined>>): DatabaseLocation {
  const dataDir = env.DATA_DIR || 'data';
  return env.DATABASE_URL ? { dataDir, databaseUrl: env.DATABASE_URL } : { dataDir };
}
