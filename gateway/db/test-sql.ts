import { sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from './database.ts';

/** Runs a statement as it is written, for tests outside the gateway. @returns its rows */
export async function runSql(db: Database, text: string): Promise<readonly unknown[]> {
  const { rows } = await sql.raw(text).execute(db);
  return rows;
}

/** Opens a connection that does nothing. @param name of the application @throws Error if the server has none left */
export async function openConnection(databaseUrl: string, name: string): Promise<{ close(): Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl, application_name: name });
  client.on('error', () => {
    // the server ended it
  });
  await client.connect();
  return { close: () => client.end() };
}
