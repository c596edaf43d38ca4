import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL's serialization failure and deadlock. */
const conflictCodes: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** How long a transaction is repeated: as long as one statement may take (`open-postgres.ts`). */
const maxRetryMs = 5_000;
/** Attempts of a transaction that takes longer than that, such as those of jobs. */
const minAttempts = 5;
const firstDelayMs = 5;
const longestDelayMs = 300;
/** a turn is waited for no longer, since one may wait for a lock, or for a repetition inside itself */
const maxTurnWaitMs = 3_000;

/** Whether the database has rolled a transaction back in favour of a concurrent one: repeated, it may succeed. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflictCodes.has(error.code);

/**
 * Repeats what lost against a concurrent transaction.
 * @throws the last error, when attempts of five seconds all lost; other errors at once
 */
export type ConflictRetry = <Result>(attempt: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a function that repeats transactions, and statements outside of transactions, that lost against a concurrent one.
 * The waits are random, so that those that met once do not meet again. Repetitions take turns: if hundreds change one row,
 * those that lost would otherwise roll each other back until the time is over.
 * @param onConflict called before each repetition
 */
export function createConflictRetry(
  onConflict: () => void = () => {},
  turnWaitMs = maxTurnWaitMs,
): ConflictRetry {
  let lastTurn: Promise<void> = Promise.resolve();

  async function inTurn<Result>(attempt: () => Promise<Result>, longestWaitMs: number): Promise<Result> {
    const before = lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    lastTurn = promise;
    await Promise.race([before, wait(longestWaitMs, undefined, { ref: false })]);
    try {
      return await attempt();
    } finally {
      resolve();
    }
  }

  return async (attempt) => {
    const since = performance.now();
    for (let lost = 0; ; lost += 1)
      try {
        const remainingMs = Math.max(0, since + maxRetryMs - performance.now());
        return await (lost === 0 ? attempt() : inTurn(attempt, Math.min(turnWaitMs, remainingMs)));
      } catch (error) {
        const mayRetry = lost < minAttempts - 1 || performance.now() - since < maxRetryMs;
        if (!isConflict(error) || !mayRetry) throw error;
        onConflict();
        await wait(Math.random() * Math.min(firstDelayMs * 2 ** lost, longestDelayMs));
      }
  };
}
