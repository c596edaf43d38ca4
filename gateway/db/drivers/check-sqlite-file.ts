import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

// A thread of sqlite-guard.ts: posts what `quick_check` finds first, or undefined for a sound file.
const damageCodes: ReadonlySet<string> = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);

function firstProblem(path: string): string | undefined {
  const file = new Sqlite(path, { readonly: true });
  try {
    const found = String(file.pragma('quick_check(1)', { simple: true }));
    return found === 'ok' ? undefined : found;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && damageCodes.has(error.code)) return error.message;
    throw error;
  } finally {
    file.close();
  }
}

// eslint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not a window
parentPort?.postMessage(firstProblem(String(workerData)));
