import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

/** interval of looking whether the file is still there */
const fileIntervalMs = 1000;
/** interval of checking the whole file, after a first check at the start */
const checkIntervalMs = 24 * 3_600_000;

/** Notices when the database file is deleted, replaced or damaged while it is open. */
export interface SqliteGuard {
  /** @throws SqliteError DATABASE_LOST once the file cannot be used: what is written to it would be lost */
  check(): void;
  /** @throws the same, if the file is not there at this moment: what was just written to it is lost */
  confirm(): void;
  /** Watches from now on. @param onLost called once, with the cause */
  start(onLost: (cause: Error) => void): void;
  stop(): void;
}

export function createSqliteGuard(path: string): SqliteGuard {
  const { ino, dev } = statSync(path);
  let lost: Error | undefined;
  let report: (cause: Error) => void = () => {};
  const timers: NodeJS.Timeout[] = [];

  function lose(reason: string): void {
    if (lost !== undefined) return;
    lost = new Sqlite.SqliteError(`the database file ${path} ${reason}`, 'DATABASE_LOST');
    report(lost);
  }

  function lookForFile(): void {
    const now = statSync(path, { throwIfNoEntry: false });
    if (now === undefined) lose('was deleted');
    else if (now.ino !== ino || now.dev !== dev) lose('was replaced');
  }

  /** In a thread: a large file takes minutes. */
  function checkFile(): void {
    const worker = new Worker(new URL('check-sqlite-file.ts', import.meta.url), {
      workerData: path,
      // without the flags of the process, which are for its main thread
      execArgv: [],
    });
    worker.unref();
    worker.on('message', (problem: string | undefined) => {
      if (problem !== undefined) lose(`is damaged: ${problem}`);
    });
    worker.on('error', (error) => report(error));
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
    start(onLost) {
      report = onLost;
      checkFile();
      timers.push(setInterval(lookForFile, fileIntervalMs), setInterval(checkFile, checkIntervalMs));
      for (const timer of timers) timer.unref();
    },
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  };
}
