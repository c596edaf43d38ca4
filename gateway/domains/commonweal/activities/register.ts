import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Vault } from '../../../services/encryption/personal-data-vault.ts';
import { lockOf, type VolunteerRow } from '../volunteers/volunteer-rows.ts';
import { stepFor } from './activity-details.ts';
import { activityFor, stateOf, type ActivityRow } from './activity-rows.ts';
import { ineligibilityReason } from './eligibility.ts';
import { clashOf, registrationOf, isActive } from './registration-rows.ts';

export interface RegistrationRequest {
  readonly activityId: string;
  readonly readerId: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

type RegistrationResult = Schemas['ActivityRegistration'];
type Refusal = Pick<RegistrationResult, 'lock' | 'clash' | 'reason'> & {
  readonly outcome: Exclude<RegistrationResult['outcome'], 'registered'>;
};

/**
 * Registers a reader for an activity, or returns why it is not possible. Lock order: volunteer, then activity; so
 * concurrent calls of one volunteer run one after the other and places are assigned one by one.
 * @throws Failure 404 when there is no such activity
 */
export async function register(
  transaction: Transaction<Schema>,
  vault: Vault,
  { activityId, readerId, now }: RegistrationRequest,
): Promise<RegistrationResult> {
  const volunteer = await lockVolunteerRow(transaction, readerId);
  const activity = await activityFor(transaction, activityId, undefined);
  const refusal =
    (await refusalOf(transaction, vault, { activity, volunteer, now })) ??
    (volunteer && (await reservePlaceOnce(transaction, activityId, volunteer.id, now)));
  return registrationResult(transaction, { activityId, readerId, volunteer, now }, refusal);
}

/** Takes a place unless the volunteer already has one. @returns why there is none */
async function reservePlaceOnce(
  transaction: Transaction<Schema>,
  activityId: string,
  volunteerId: string,
  now: string,
): Promise<Refusal | undefined> {
  if (isActive(await registrationOf(transaction, activityId, volunteerId))) return undefined;
  if (!(await reservePlace(transaction, activityId, now)))
    return refusalOfFullActivity(transaction, activityId, now);
  await storeRegistration(transaction, activityId, volunteerId, now);
  return undefined;
}

/** The reader's volunteer, locked until the end of the transaction; undefined when there is none. */
export function lockVolunteerRow(
  transaction: Transaction<Schema>,
  readerId: string,
): Promise<VolunteerRow | undefined> {
  return transaction
    .updateTable('volunteers')
    .set((eb) => ({ acts: eb('acts', '+', 1) }))
    .where('user_id', '=', readerId)
    .returningAll()
    .executeTakeFirst();
}

interface RefusalInputs {
  readonly activity: ActivityRow;
  readonly volunteer: VolunteerRow | undefined;
  readonly now: string;
}

/** Why a reader cannot register, regardless of free places. */
async function refusalOf(
  transaction: Transaction<Schema>,
  vault: Vault,
  { activity, volunteer, now }: RefusalInputs,
): Promise<Refusal | undefined> {
  if (volunteer?.audit === 'pending') return { outcome: 'submitted' };
  if (volunteer?.audit !== 'approved') return { outcome: 'not-volunteer' };
  const own = await registrationOf(transaction, activity.id, volunteer.id);
  // a repeated call of a registered volunteer changes nothing, even if the conditions have changed since
  if (isActive(own)) return undefined;
  const lock = lockOf(volunteer, now);
  if (lock.lock === 'locked') return { outcome: 'locked', lock };
  const reason = ineligibilityReason(activity, volunteer, vault);
  if (reason !== undefined) return { outcome: 'not-eligible', reason };
  const clash = await clashOf(transaction, {
    volunteerId: volunteer.id,
    activityId: activity.id,
    startsAt: activity.starts_at,
    endsAt: activity.ends_at,
  });
  return clash && { outcome: 'clash', clash };
}

/** Takes one place with a conditional update; concurrent calls wait for the row lock and see the remaining places. */
async function reservePlace(
  transaction: Transaction<Schema>,
  activityId: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('activities')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('id', '=', activityId)
    .where('audit', '=', 'approved')
    .where('cancelled_at', 'is', null)
    .where('register_until', '>', now)
    .where('starts_at', '>', now)
    .where((eb) => eb('taken', '<', eb.ref('quota')))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function refusalOfFullActivity(
  transaction: Transaction<Schema>,
  activityId: string,
  now: string,
): Promise<Refusal> {
  const state = stateOf(await activityFor(transaction, activityId, undefined), now);
  // a place that was freed in the meantime is left for the next attempt
  return { outcome: state === 'full' || state === 'open' ? 'full' : 'closed' };
}

async function storeRegistration(
  transaction: Transaction<Schema>,
  activityId: string,
  volunteerId: string,
  now: string,
): Promise<void> {
  const state = { state: 'registered' as const, registered_at: now, changed_at: now };
  await transaction
    .insertInto('registrations')
    .values({
      activity_id: activityId,
      volunteer_id: volunteerId,
      ...state,
      minutes: null,
      certificate: null,
    })
    // a cancelled registration may be renewed
    .onConflict((conflict) => conflict.columns(['activity_id', 'volunteer_id']).doUpdateSet(state))
    .execute();
}

/** The response after an attempt. */
async function registrationResult(
  transaction: Transaction<Schema>,
  {
    activityId,
    readerId,
    volunteer,
    now,
  }: RegistrationRequest & { readonly volunteer: VolunteerRow | undefined },
  refusal: Refusal | undefined,
): Promise<RegistrationResult> {
  const activity = await activityFor(transaction, activityId, undefined);
  const registration = volunteer && (await registrationOf(transaction, activityId, volunteer.id));
  return {
    ...(refusal ?? { outcome: 'registered' as const }),
    step: stepFor(activity, { readerId, volunteer, registration, now }),
    taken: activity.taken,
    quota: activity.quota,
  };
}
