import { createHash, randomInt } from 'node:crypto';

/** Enough that two ids of one millisecond never meet in practice: 36^8. */
const randomDigits = 8;
const timeDigits = 9;

/**
 * A new id that sorts by its time: nine base-36 digits of milliseconds, then random ones. Lower case and of one length,
 * so that every collation puts two of them in the same order.
 */
export function newId(now: Date): string {
  const random = randomInt(36 ** randomDigits)
    .toString(36)
    .padStart(randomDigits, '0');
  return now.getTime().toString(36).padStart(timeDigits, '0') + random;
}

/** The same id for the same parts, always: `prefix` and 20 hex digits. */
export function derivedId(prefix: string, ...parts: readonly string[]): string {
  return prefix + createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 20);
}
