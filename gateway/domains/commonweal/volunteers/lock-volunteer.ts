import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';

export interface Lock {
  readonly volunteerId: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly until: string;
  readonly reason: string;
}

/**
 * Locks a volunteer out of new registrations until a time, replacing an earlier lock. Existing registrations stay.
 * @returns whether there is such a volunteer
 */
export async function lockVolunteer(
  transaction: Transaction<Schema>,
  { volunteerId, until, reason }: Lock,
): Promise<boolean> {
  return setLock(transaction, volunteerId, { locked_until: until, lock_reason: reason });
}

/** @returns whether there is such a volunteer */
export async function unlockVolunteer(
  transaction: Transaction<Schema>,
  volunteerId: string,
): Promise<boolean> {
  return setLock(transaction, volunteerId, { locked_until: null, lock_reason: '' });
}

async function setLock(
  transaction: Transaction<Schema>,
  volunteerId: string,
  lock: { locked_until: string | null; lock_reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('volunteers')
    .set(lock)
    .where('id', '=', volunteerId)
    .where('audit', '=', 'approved')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
