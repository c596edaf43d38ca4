import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import type { RunningGateway } from './gateway.ts';

/** the gateway writes to the same file */
const busyTimeoutMs = 10_000;

/** Changes rows of the gateway's database in one transaction, for situations that no reader can bring about. */
export function changeRows(
  gateway: RunningGateway,
  ...changes: readonly (readonly [sql: string, ...values: SQLInputValue[]])[]
): void {
  const database = new DatabaseSync(join(gateway.dataDir, 'gateway.sqlite'), { timeout: busyTimeoutMs });
  try {
    database.exec('begin immediate');
    for (const [sql, ...values] of changes) database.prepare(sql).run(...values);
    database.exec('commit');
  } finally {
    database.close();
  }
}

/** Reads rows of the gateway's database, to see what no page shows. */
export function readRows(
  gateway: RunningGateway,
  sql: string,
  ...values: readonly SQLInputValue[]
): Record<string, SQLOutputValue>[] {
  const database = new DatabaseSync(join(gateway.dataDir, 'gateway.sqlite'), {
    timeout: busyTimeoutMs,
    readOnly: true,
  });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}

/** A timestamp in the format of the database. @param hours from now; negative in the past */
export const timestampInHours = (hours: number): string =>
  new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Last day of a volunteer's lock: 1 January of a future year. */
export const lockEndDate = `${Number(timestampInHours(0).slice(0, 4)) + 3}-01-01`;
