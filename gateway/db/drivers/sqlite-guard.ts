import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { siblingModule } from '../../module-files.ts';
import type { GuardListener } from '../database.ts';

/** interval of looking whether the file is still there */
const fileIntervalMs = 1000;
/** interval of checking the whole file, after a first check at the start */
const checkIntervalMs = 24 * 3_600_000;

/**
 * Codes of a file that is damaged or that the disk cannot read. Others, such as those of memory, locks or a file that
 * cannot be opened, say nothing about its content.
 */
const damageCodes = /^SQLITE_(?:CORRUPT|NOTADB|IOERR(?:$|_READ|_SHORT_READ|_CORRUPTFS|_DATA))/;

const isDamage = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && damageCodes.test(error.code);

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Notices when the database file is deleted, replaced, damaged or out of reach while it is open. */
export interface SqliteGuard {
  /** @throws SqliteError DATABASE_LOST once the file cannot be used: what is written to it would be lost */
  check(): void;
  /** @throws the same, if the file is not there at this moment: what was just written to it may be lost */
  confirm(): void;
  /** Watches from now on. */
  start(listener: GuardListener): void;
  stop(): void;
}

export function createSqliteGuard(path: string): SqliteGuard {
  const { ino, dev } = statSync(path);
  let lost: Error | undefined;
  let listener: GuardListener = { onLost: () => {}, onUnchecked: () => {} };
  const timers: NodeJS.Timeout[] = [];

  function lose(reason: string): void {
    if (lost !== undefined) return;
    lost = new Sqlite.SqliteError(`the database file ${path} ${reason}`, 'DATABASE_LOST');
    listener.onLost(lost);
  }

  function lookForFile(): void {
    try {
      const now = statSync(path, { throwIfNoEntry: false });
      if (now === undefined) lose('was deleted');
      else if (now.ino !== ino || now.dev !== dev) lose('was replaced');
    } catch (error) {
      // of a failed disk or a network drive that was disconnected
      lose(`cannot be reached: ${toError(error).message}`);
    }
  }

  /** In a thread: a large file takes minutes. */
  function checkFile(): void {
    try {
      const worker = new Worker(siblingModule('check-sqlite-file', import.meta.url), {
        workerData: path,
        // without the flags of the process, which are for its main thread
        execArgv: [],
      });
      worker.unref();
      worker.on('message', (problem: string | undefined) => {
        if (problem !== undefined) lose(`is damaged: ${problem}`);
      });
      worker.on('error', (thrown) => {
        const error = toError(thrown);
        if (isDamage(error)) lose(`is damaged: ${error.message}`);
        else listener.onUnchecked(error);
      });
    } catch (error) {
      // the system has no thread left
      listener.onUnchecked(toError(error));
    }
  }

  function check(): void {
    if (lost !== undefined) throw lost;
  }

  return {
    check,
    confirm() {
      lookForFile();
      check();
    },
    start(given) {
      listener = given;
      checkFile();
      timers.push(setInterval(lookForFile, fileIntervalMs), setInterval(checkFile, checkIntervalMs));
      for (const timer of timers) timer.unref();
    },
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  };
}
