import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

// A thread of sqlite-guard.ts: posts what `quick_check` finds first, or undefined for a sound file. Errors of SQLite end it.

function firstProblem(path: string): string | undefined {
  const file = new Sqlite(path, { readonly: true });
  try {
    const found = String(file.pragma('quick_check(1)', { simple: true }));
    return found === 'ok' ? undefined : found;
  } finally {
    file.close();
  }
}

// eslint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not a window
parentPort?.postMessage(firstProblem(String(workerData)));
