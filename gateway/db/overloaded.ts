/**
 * Error codes of transient failures. PostgreSQL: serialization failure, deadlock, too many connections, server
 * starting. SQLite: another process held the write lock longer than `busy_timeout`.
 */
const transientCodes: ReadonlySet<unknown> = new Set(['40001', '40P01', '53300', '57P03', 'SQLITE_BUSY']);

/** Messages of pg's pool, whose errors have no code: no free connection in time, or no new one could be opened. */
const poolMessages: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** Whether the database was only overloaded: nothing was written, and a retry may succeed. */
export const isOverloaded = (error: Error): boolean =>
  ('code' in error && transientCodes.has(error.code)) || poolMessages.has(error.message);
