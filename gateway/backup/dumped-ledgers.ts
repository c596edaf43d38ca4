import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { EmbeddedDialect } from '../db/drivers/sqlite-dialect.ts';
import { migrate, missingMigrations } from '../db/migrate.ts';
import type { Schema } from '../db/schema.ts';
import { BackupError } from './backup-error.ts';
import { readDumpedTables } from './database-copy.ts';

/** What the check of the ledgers reads. */
const ledgerTables = [
  'ledger_heads',
  'ledger_hashes',
  'ledger_checkpoints',
  'service_blocks',
  'loss_blocks',
  'loss_notices',
] as const satisfies readonly (keyof Schema)[];

/**
 * Opens a temporary embedded database with the ledgers of a dump, so that they can be checked without a server. One of
 * an earlier version has other tables: then the migrations say so, and the ledgers are empty.
 * @throws BackupError if rows cannot be read
 */
export async function openDumpedLedgers(
  dump: string,
): Promise<{ readonly db: Database; close(): Promise<void> }> {
  // a file that SQLite deletes: a ledger may be larger than the memory
  const file = new Sqlite('');
  const db: Database = new Kysely<Schema>({ dialect: new EmbeddedDialect(file) });
  try {
    await migrate(db);
    await loadTables(file, dump, ['kysely_migration']);
    if ((await missingMigrations(db)).length === 0) await loadTables(file, dump, ledgerTables);
    return { db, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    throw new BackupError(`${dump} 已损坏 (is damaged): ${error.message}`, { cause: error });
  }
}

/** Replaces the rows of tables by those in a dump. */
async function loadTables(file: Sqlite.Database, dump: string, tables: readonly string[]): Promise<void> {
  file.exec('begin');
  for (const table of tables) file.exec(`delete from ${table}`);
  await readDumpedTables(dump, tables, async (statements) => {
    let insert: ((line: string) => void) | undefined;
    for await (const line of linesOf(statements))
      if (insert === undefined) insert = insertOf(file, line);
      else if (line === '\\.') insert = undefined;
      else insert(line);
  });
  file.exec('commit');
}

/** Not of node:readline, for which U+2028 ends a line, too. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Inserts rows as `COPY` writes them. @returns undefined for a line that begins no rows */
function insertOf(file: Sqlite.Database, line: string): ((row: string) => void) | undefined {
  const [, table, list] = /^COPY \w+\.(\w+) \((.+)\) FROM stdin;$/.exec(line) ?? [];
  if (table === undefined || list === undefined) return undefined;
  const known = file.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(table);
  // a later version may have more columns
  const columns = list
    .split(', ')
    .map((column, index) => ({ name: column.replaceAll('"', ''), index }))
    .filter(({ name }) => known.includes(name));
  const insert = file.prepare<(string | null)[]>(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  return (row) => {
    const values = row.split('\t');
    insert.run(...columns.map(({ index }) => valueOf(values[index] ?? '\\N')));
  };
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** A value of `COPY`; numbers become numbers by the type of their column. */
const valueOf = (text: string): string | null =>
  text === '\\N' ? null : text.replaceAll(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);
