import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';

/** What auditors decide on, by id prefix. */
export const auditedKinds = {
  'vol-': 'volunteers',
  'grp-': 'volunteer_groups',
  'act-': 'activities',
} as const;

export interface Decision {
  readonly id: string;
  readonly to: 'approved' | 'rejected';
  /** reason of a rejection; empty for an approval */
  readonly reason: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** The table of an id; undefined for an unknown prefix. */
export function auditedTable(id: string): (typeof auditedKinds)[keyof typeof auditedKinds] | undefined {
  const kind = Object.entries(auditedKinds).find(([start]) => id.startsWith(start));
  return kind?.[1];
}

/**
 * Approves or rejects a pending application. A conditional update: of two concurrent auditors, one succeeds.
 * @returns whether it was pending
 */
export async function decide(
  transaction: Transaction<Schema>,
  { id, to, reason, now }: Decision,
): Promise<boolean> {
  const table = auditedTable(id);
  if (table === undefined) return false;
  const { numUpdatedRows } = await transaction
    .updateTable(table)
    .set({ audit: to, reason, decided_at: now })
    .where('id', '=', id)
    .where('audit', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  if (table === 'activities' && to === 'approved') await countForGroup(transaction, id);
  return true;
}

async function countForGroup(transaction: Transaction<Schema>, activityId: string): Promise<void> {
  await transaction
    .updateTable('volunteer_groups')
    .set((eb) => ({ activities: eb('activities', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('activities').select('group_id').where('id', '=', activityId))
    .execute();
}
