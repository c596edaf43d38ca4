import { removeSessionValue, storeSessionValue, readSessionValue } from './session-values.ts';

const key = 'codeLock';
/** ms; a longer lock must come from a wrong clock */
const maxLockMs = 24 * 3_600_000;

/** Locks further requests for an SMS code in forms other than sign-in, also after a reload. @returns ms since 1970 at which it ends */
export function lockCode(seconds: number): number {
  const until = Date.now() + seconds * 1000;
  storeSessionValue(key, String(until));
  return until;
}

/** Remaining time of the lock in whole seconds; 0 if there is none. */
export function readCodeLock(): number {
  const left = Number(readSessionValue(key) ?? 0) - Date.now();
  if (left > 0 && left < maxLockMs) return Math.ceil(left / 1000);
  removeSessionValue(key);
  return 0;
}
