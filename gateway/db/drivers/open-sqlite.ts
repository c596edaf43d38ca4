import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { Schema } from '../schema.ts';
import { EmbeddedDialect } from './sqlite-dialect.ts';
import { createSqliteGuard } from './sqlite-guard.ts';
import { StartError } from '../start-error.ts';
import type { OnNotification, StopListening } from '../notify.ts';

/** Reading `data_version` takes about a microsecond. */
const pollIntervalMs = 100;

/** Polls for writes of any process. SQLite does not tell what was written. @param version changes with every write */
async function listenToSqlite(version: () => string, onNotification: OnNotification): Promise<StopListening> {
  let seen = version();
  const timer = setInterval(() => {
    const now = version();
    if (now === seen) return;
    seen = now;
    onNotification(undefined);
  }, pollIntervalMs);
  timer.unref();
  return async () => clearInterval(timer);
}

const fileName = 'gateway.sqlite';
/** how long the start waits for the transaction of another process; afterwards the dialect waits without blocking */
const startLockLimitMs = 10_000;
/**
 * Page cache. A larger one does not help: with 100,000 stories and four times as much, neither search nor writing was
 * faster, since the operating system caches the file too.
 */
const cacheSizeKib = 8192;

export async function openSqlite(dataDir: string): Promise<OpenDatabase> {
  const folder = resolve(dataDir);
  const file = openFile(folder);
  const guard = createSqliteGuard(join(folder, fileName));
  const { check, confirm } = guard;
  const db = new Kysely<Schema>({ dialect: new EmbeddedDialect(file, { check, confirm }) });
  const others = file.prepare('pragma data_version').pluck();
  const own = file.prepare('select total_changes()').pluck();
  const version = () => `${String(others.get())} ${String(own.get())}`;
  return {
    db,
    jobs: db,
    dialect: 'sqlite',
    writeVersion: version,
    listen: (_channel, onNotification) => listenToSqlite(version, onNotification),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    connections: () => [],
    conflicts: () => 0,
    guard: guard.start,
    close: async () => {
      guard.stop();
      await db.destroy();
    },
  };
}

function openFile(folder: string): Sqlite.Database {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = new Sqlite(join(folder, fileName));
    try {
      file.pragma(`busy_timeout = ${startLockLimitMs}`);
      file.pragma('journal_mode = WAL');
      // FULL: a committed write survives a power failure, not only a killed process
      file.pragma('synchronous = FULL');
      file.pragma('foreign_keys = ON');
      file.pragma(`cache_size = -${cacheSizeKib}`);
      // fails for a folder or file that can be read but not written
      file.exec('begin immediate; rollback');
      file.pragma('busy_timeout = 0');
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
