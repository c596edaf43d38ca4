import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';

/**
 * Reverts what `markAttendance` counted for a certificate: hours and activities of the volunteer, hours of the group,
 * and the membership if this was their only service with the group. The registration returns to its former state,
 * keeps the withdrawn certificate's code, and can be marked again. Does nothing when there is no such registration.
 * Lock order: volunteer, activity, group.
 * @param now `YYYY-MM-DD HH:MM:SS`
 */
export async function unmarkAttendance(
  transaction: Transaction<Schema>,
  certificate: string,
  now: string,
): Promise<void> {
  const marked = await transaction
    .selectFrom('registrations')
    .innerJoin('activities', 'activities.id', 'registrations.activity_id')
    .select([
      'registrations.volunteer_id as volunteerId',
      'registrations.minutes as counted',
      'activities.group_id as groupId',
    ])
    .where('registrations.certificate', '=', certificate)
    .where('registrations.state', '=', 'attended')
    .executeTakeFirst();
  if (marked === undefined) return;
  const { volunteerId, groupId, counted } = marked;
  const minutes = counted ?? 0;
  await transaction
    .updateTable('volunteers')
    .set((eb) => ({
      minutes: eb('minutes', '-', minutes),
      activities: eb('activities', '-', 1),
      acts: eb('acts', '+', 1),
    }))
    .where('id', '=', volunteerId)
    .execute();
  await transaction
    .updateTable('registrations')
    .set({ state: 'registered', changed_at: now, minutes: null })
    .where('certificate', '=', certificate)
    .execute();
  const left = await leaveGroup(transaction, groupId, volunteerId);
  await transaction
    .updateTable('volunteer_groups')
    .set((eb) => ({
      minutes: eb('minutes', '-', minutes),
      members: eb('members', '-', left ? 1 : 0),
    }))
    .where('id', '=', groupId)
    .execute();
}

/** @returns whether this service was the volunteer's only one with the group, so that the membership ended */
async function leaveGroup(
  transaction: Transaction<Schema>,
  groupId: string,
  volunteerId: string,
): Promise<boolean> {
  const other = await transaction
    .selectFrom('registrations')
    .innerJoin('activities', 'activities.id', 'registrations.activity_id')
    .select('registrations.activity_id')
    .where('registrations.volunteer_id', '=', volunteerId)
    .where('registrations.state', '=', 'attended')
    .where('activities.group_id', '=', groupId)
    .executeTakeFirst();
  if (other !== undefined) return false;
  const { numDeletedRows } = await transaction
    .deleteFrom('volunteer_group_members')
    .where('group_id', '=', groupId)
    .where('volunteer_id', '=', volunteerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
