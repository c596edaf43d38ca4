/**
 * What passes by itself. PostgreSQL: two transactions waited for each other, no connection is left, the server is starting.
 * SQLite: another process wrote for longer than a writer waits.
 */
const passingCodes: ReadonlySet<unknown> = new Set(['40001', '40P01', '53300', '57P03', 'SQLITE_BUSY']);

/** Errors of pg's pool, which have no code: none of its connections came free in time, or no new one was made. */
const noConnection: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** Whether the database only had too much to do: nothing was written, and the same request may succeed a moment later. */
export const isOverloaded = (error: Error): boolean =>
  ('code' in error && passingCodes.has(error.code)) || noConnection.has(error.message);
