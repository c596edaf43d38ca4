import { readOnlyCode, unansweredMessage } from './drivers/split-pool.ts';

/**
 * Error codes of failures that end by themselves. PostgreSQL: serialization failure, deadlock, lock not available,
 * statement cancelled by its time limit, too many connections, connection failures, server stopping or starting, a standby
 * that refuses writes during a failover. SQLite: another process held the write lock longer than `busy_timeout`.
 */
const transientCodes: ReadonlySet<unknown> = new Set([
  '40001',
  '40P01',
  '55P03',
  '57014',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  readOnlyCode,
  'SQLITE_BUSY',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

/**
 * Messages of pg, whose own errors have no code: no free connection in time, no new one could be opened, a connection
 * was lost or does not answer.
 */
const driverMessages: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  unansweredMessage,
]);

/** Error codes of a disk or file that does not work: an operator has to act. */
const brokenCodes =
  /^(?:SQLITE_(?:FULL|IOERR|CORRUPT|NOTADB|READONLY|CANTOPEN)|DATABASE_LOST$|53100$|58030$|XX00[12]$|ENOSPC$|EROFS$)/;

/** Whether the disk is full or the database file lost or damaged. */
export const isBroken = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && brokenCodes.test(error.code);

/**
 * Whether the database was only overloaded, locked or out of reach, so that a retry may succeed. Whether a write that
 * lost its connection took place is unknown: it is repeated with the same `clientId`.
 */
export const isUnavailable = (error: Error): boolean =>
  ('code' in error && transientCodes.has(error.code)) ||
  driverMessages.has(error.message) ||
  // of a host name with several addresses
  (error instanceof AggregateError &&
    error.errors.length > 0 &&
    error.errors.every((one) => one instanceof Error && isUnavailable(one)));
