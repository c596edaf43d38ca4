/** PostgreSQL's unique_violation */
const uniqueViolation = '23505';

/**
 * Whether a write violated a unique constraint because a concurrent transaction inserted the value after it was not
 * found. Only on PostgreSQL: SQLite's writers run one after the other, so the second one finds the value.
 */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;

/**
 * Rejection handler for writes that may violate a unique constraint.
 * @param failure what to throw in that case
 */
export const onUniqueViolation =
  (failure: () => Error) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? failure() : error;
  };
