import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { EmbeddedDialect } from '../db/drivers/sqlite-dialect.ts';
import type { DatabaseLocation } from '../db/location.ts';
import { openDatabase } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { BackupError } from './backup-error.ts';
import { ifMissing } from './backup-files.ts';

/** Where the copy of the database is in a backup. */
export const databaseCopy = { sqlite: 'database/gateway.sqlite', postgres: 'database/gateway.dump' } as const;

/** Name of the embedded database in the data folder. */
export const embeddedFile = 'gateway.sqlite';

/**
 * Copies the database as it is at one moment, while gateways go on writing.
 * @param target a file that does not exist
 */
export async function copyDatabase(location: DatabaseLocation, target: string): Promise<void> {
  if (location.databaseUrl === undefined) return copySqlite(join(location.dataDir, embeddedFile), target);
  await runPostgres('pg_dump', location.databaseUrl, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    // whatever the server's own encoding: the ledgers are read from the dump
    '--encoding=UTF8',
    `--file=${target}`,
  ]);
}

async function copySqlite(source: string, target: string): Promise<void> {
  if ((await stat(source).catch(ifMissing)) === undefined)
    throw new BackupError(
      `没有数据库 ${source}，请用 DATA_DIR 或 DATABASE_URL 指明要备份的数据。\n` +
        `There is no database ${source}: name the data to back up with DATA_DIR or DATABASE_URL.`,
    );
  const file = new Sqlite(source, { fileMustExist: true });
  try {
    // all pages in one step: a write of another process between two steps would begin the copy again
    await file.backup(target, { progress: () => 0x7f_ff_ff_ff });
  } finally {
    file.close();
  }
  const copy = new Sqlite(target);
  try {
    // without a WAL the copy is one file, and reading it writes nothing
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

/** The first problems that SQLite finds in a whole database file; empty for a sound one. */
export function sqliteProblems(path: string): string[] {
  try {
    const file = new Sqlite(path, { readonly: true, fileMustExist: true });
    try {
      const found = file.prepare<[], string>('pragma integrity_check(5)').pluck().all();
      return found[0] === 'ok' ? [] : found;
    } finally {
      file.close();
    }
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return [error.message];
    throw error;
  }
}

/** Opens a copy of an embedded database without writing to it. */
export function openSqliteCopy(path: string): { readonly db: Database; close(): Promise<void> } {
  const file = new Sqlite(path, { readonly: true, fileMustExist: true });
  const db: Database = new Kysely<Schema>({ dialect: new EmbeddedDialect(file) });
  return { db, close: () => db.destroy() };
}

/** Reads a whole dump of PostgreSQL. @throws BackupError if it cannot be read to its end */
export const readDump = (dump: string) => runPostgres('pg_restore', undefined, ['--file=-', dump]);

/** Reads the rows of tables in a dump, as statements `COPY`. @throws BackupError if they cannot be read */
export const readDumpedTables = (
  dump: string,
  tables: readonly string[],
  read: (statements: AsyncIterable<string>) => Promise<void>,
) =>
  runPostgres(
    'pg_restore',
    undefined,
    ['--data-only', ...tables.map((table) => `--table=${table}`), '--file=-', dump],
    read,
  );

/** Restores a dump in one transaction. */
export const restoreDump = (databaseUrl: string, dump: string) =>
  runPostgres('pg_restore', databaseUrl, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    dump,
  ]);

/** @throws BackupError if the database has tables */
export async function refuseUsedDatabase(location: DatabaseLocation): Promise<void> {
  const { db, close } = await openDatabase(location);
  try {
    const [table] = await db.introspection.getTables({ withInternalKyselyTables: true });
    if (table !== undefined)
      throw new BackupError(
        `DATABASE_URL 的数据库不是空的（有表 ${table.name}）。请先新建一个空的数据库（createdb）再恢复。\n` +
          `The database of DATABASE_URL is not empty (it has a table ${table.name}): create an empty one (createdb) and restore into it.`,
      );
  } finally {
    await close();
  }
}

/** Runs a program of PostgreSQL. The password is in its environment, where other users cannot see it. */
async function runPostgres(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string | undefined,
  args: readonly string[],
  read?: (output: AsyncIterable<string>) => Promise<void>,
): Promise<void> {
  const address = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  const password = decodeURIComponent(address?.password ?? '');
  if (address) address.password = '';
  const child = spawn(program, [...(address ? [`--dbname=${address.href}`] : []), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  if (read === undefined) child.stdout.resume();
  const reading = read?.(child.stdout.setEncoding('utf8'));
  const [ended, taken] = await Promise.allSettled([once(child, 'close'), reading]);
  if (ended.status === 'rejected') {
    const cause: unknown = ended.reason;
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    if (!isMissing) throw cause;
    throw new BackupError(
      `没有找到程序 ${program}。请安装 PostgreSQL 的客户端（如 apt install postgresql-client），版本不低于服务器。\n` +
        `The program ${program} was not found: install the client of PostgreSQL (such as apt install postgresql-client), not older than the server.`,
      { cause },
    );
  }
  // a program whose output is read no further fails as well
  if (taken.status === 'rejected') throw taken.reason;
  if (child.exitCode !== 0)
    throw new BackupError(`${program} 失败了 (failed):\n${complaint.trim() || `exit ${child.exitCode}`}`);
}
