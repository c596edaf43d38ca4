import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Schema } from '../../../db/schema.ts';
import { stepFor } from './activity-details.ts';
import { activityFor } from './activity-rows.ts';
import { lockVolunteerRow, type RegistrationRequest } from './register.ts';
import { registrationOf } from './registration-rows.ts';

type CancellationResult = Schemas['ActivityCancellation'];

/**
 * Cancels a registration before registration closes. The conditional update of the registration decides: of
 * concurrent calls one succeeds and frees the place.
 * @throws Failure 404 when there is no such activity
 */
export async function cancelRegistration(
  transaction: Transaction<Schema>,
  { activityId, readerId, now }: RegistrationRequest,
): Promise<CancellationResult> {
  const before = await activityFor(transaction, activityId, undefined);
  const volunteer = await lockVolunteerRow(transaction, readerId);
  const isLate = before.register_until <= now;
  const changed =
    volunteer !== undefined && !isLate && (await markCancelled(transaction, activityId, volunteer.id, now));
  if (changed)
    await transaction
      .updateTable('activities')
      .set((eb) => ({ taken: eb('taken', '-', 1) }))
      .where('id', '=', activityId)
      .execute();
  const activity = await activityFor(transaction, activityId, undefined);
  const registration = volunteer && (await registrationOf(transaction, activityId, volunteer.id));
  const isIn = registration?.state === 'registered';
  return {
    outcome: changed ? 'cancelled' : isIn && isLate ? 'too-late' : 'not-registered',
    step: stepFor(activity, { readerId, volunteer, registration, now }),
    taken: activity.taken,
    quota: activity.quota,
  };
}

async function markCancelled(
  transaction: Transaction<Schema>,
  activityId: string,
  volunteerId: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('registrations')
    .set({ state: 'cancelled', changed_at: now })
    .where('activity_id', '=', activityId)
    .where('volunteer_id', '=', volunteerId)
    .where('state', '=', 'registered')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
