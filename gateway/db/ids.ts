import { createHash, randomInt } from 'node:crypto';

const timeDigits = 9;
const tailDigits = 8;
/** Enough that two ids of one millisecond do not meet. */
const tails = 36 ** tailDigits;

/**
 * A new id that sorts by its time: nine base-36 digits of milliseconds, then random ones. Lower case and of one length,
 * so that every collation puts two of them in the same order.
 */
export const newId = (now: Date): string => timedId(now, randomInt(tails));

/** As `newId`, with a tail from 0 to 36^8 - 1 that the caller keeps unique within the millisecond. */
export function timedId(time: Date, tail: number): string {
  return time.getTime().toString(36).padStart(timeDigits, '0') + tail.toString(36).padStart(tailDigits, '0');
}

/** The same id for the same parts, always: `prefix` and 20 hex digits. */
export function derivedId(prefix: string, ...parts: readonly string[]): string {
  return prefix + createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 20);
}
