import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { Schema } from '../schema.ts';
import { EmbeddedDialect } from './sqlite-dialect.ts';
import { StartError } from '../start-error.ts';
import type { OnRing, StopListening } from '../notify.ts';

/** ms between two looks at the version: a microsecond each */
const lookEvery = 100;

/** Tells of every write by whichever process; SQLite does not say of what. @param version changes with every write */
async function listenToSqlite(version: () => string, onRing: OnRing): Promise<StopListening> {
  let seen = version();
  const timer = setInterval(() => {
    const now = version();
    if (now === seen) return;
    seen = now;
    onRing(undefined);
  }, lookEvery);
  timer.unref();
  return async () => clearInterval(timer);
}

const fileName = 'gateway.sqlite';
/** How long a writer waits for another process (the desk, the importer) to finish its transaction, in ms. */
const busyTimeout = 10_000;
/**
 * KiB of pages kept in memory. A pass over all stories fills it with what nobody asks for again; with a hundred thousand
 * of them neither search nor writing is faster with four times as much, since the system has the file in memory as well.
 */
const cacheSize = 8192;

export async function openSqlite(dataDir: string): Promise<OpenDatabase> {
  const folder = resolve(dataDir);
  const file = openFile(folder);
  const db = new Kysely<Schema>({ dialect: new EmbeddedDialect(file) });
  const others = file.prepare('pragma data_version').pluck();
  const own = file.prepare('select total_changes()').pluck();
  const version = () => `${String(others.get())} ${String(own.get())}`;
  return {
    db,
    dialect: 'sqlite',
    version,
    listen: (_channel, onRing) => listenToSqlite(version, onRing),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

function openFile(folder: string): Sqlite.Database {
  try {
    mkdirSync(folder, { recursive: true });
    const file = new Sqlite(join(folder, fileName));
    try {
      file.pragma(`busy_timeout = ${busyTimeout}`);
      file.pragma('journal_mode = WAL');
      // FULL: an answered write survives a power cut, not only a killed process.
      file.pragma('synchronous = FULL');
      file.pragma('foreign_keys = ON');
      file.pragma(`cache_size = -${cacheSize}`);
      // Fails on a folder or file that may be read but not written.
      file.exec('begin immediate; rollback');
    } catch (cause) {
      file.close();
      throw cause;
    }
    return file;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `数据目录 ${folder} 无法使用（${why}）。请确认目录可写、磁盘未满，或用 DATA_DIR=<目录> 换一个目录。\n` +
        `The data directory ${folder} cannot be used: make it writable, free disk space, or name another one with DATA_DIR=<directory>.`,
      { cause },
    );
  }
}
