import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL's serialization failure and deadlock. */
const conflictCodes: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** How long a transaction is repeated: as long as one statement may take (`open-postgres.ts`). */
const maxRetryMs = 5_000;
/** Attempts of a transaction that takes longer than that, such as those of jobs. */
const minAttempts = 5;
const firstDelayMs = 5;
const longestDelayMs = 300;

/** Whether the database has rolled a transaction back in favour of a concurrent one: repeated, it may succeed. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && conflictCodes.has(error.code);

/**
 * Repeats a transaction, or a statement outside of transactions, that lost against a concurrent one. The waits are random,
 * so that those that met once do not meet again.
 * @param onConflict called before each repetition
 * @throws the last error, when attempts of five seconds all lost; other errors at once
 */
export async function retryConflicts<Result>(
  attempt: () => Promise<Result>,
  onConflict: () => void = () => {},
): Promise<Result> {
  const since = performance.now();
  for (let lost = 0; ; lost += 1)
    try {
      return await attempt();
    } catch (error) {
      const mayRetry = lost < minAttempts - 1 || performance.now() - since < maxRetryMs;
      if (!isConflict(error) || !mayRetry) throw error;
      onConflict();
      await wait(Math.random() * Math.min(firstDelayMs * 2 ** lost, longestDelayMs));
    }
}
