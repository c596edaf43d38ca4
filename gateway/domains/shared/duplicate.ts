/** PostgreSQL's unique_violation */
const uniqueViolation = '23505';

/**
 * Whether a write failed because another one took a value that there may be but once, after it was looked for and not found.
 * On PostgreSQL alone: SQLite's writers take turns, so there the second one finds the value when it looks.
 */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;

/**
 * What a write that may meet a duplicate rejects with.
 * @param failure what the value's second sender is told
 */
export const onDuplicate =
  (failure: () => Error) =>
  (error: unknown): never => {
    throw isDuplicate(error) ? failure() : error;
  };
