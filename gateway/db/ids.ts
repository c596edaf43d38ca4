import { createHash, randomInt } from 'node:crypto';

const timeDigits = 9;
const tailDigits = 8;
/** number of random tails: enough to make collisions within a millisecond unlikely */
const tails = 36 ** tailDigits;

/**
 * Makes an id that sorts by time: nine base-36 digits of milliseconds, then eight random ones. Always lower case and of
 * the same length, so that every collation sorts ids alike.
 */
export const newId = (now: Date): string => timedId(now, randomInt(tails));

/** Like `newId`, with a tail from 0 to 36^8 - 1 that the caller keeps unique within the millisecond. */
export function timedId(time: Date, tail: number): string {
  return time.getTime().toString(36).padStart(timeDigits, '0') + tail.toString(36).padStart(tailDigits, '0');
}

/** Derives an id from parts: the prefix and 20 hex digits of a hash. */
export function derivedId(prefix: string, ...parts: readonly string[]): string {
  return prefix + createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 20);
}
