import { dropSessionValue, keepSessionValue, readSessionValue } from './session-values.ts';

const key = 'codeLock';
/** ms beyond which a lock is taken for the work of a wrong clock */
const longestLock = 24 * 3_600_000;

/** Locks the asking for another code in forms that do not sign in, for reloads as well. @returns until when, in ms since 1970 */
export function lockCode(seconds: number): number {
  const until = Date.now() + seconds * 1000;
  keepSessionValue(key, String(until));
  return until;
}

/** What is left of the lock, in whole s; 0 when there is none. */
export function codeLock(): number {
  const left = Number(readSessionValue(key) ?? 0) - Date.now();
  if (left > 0 && left < longestLock) return Math.ceil(left / 1000);
  dropSessionValue(key);
  return 0;
}
