import { sql } from 'kysely';
import { stepOf } from '../../../../rules/commonweal/activity-step.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { approvedAudit, auditOf } from '../audit/audit.ts';
import { lockOf, volunteerOfReader, type VolunteerRow } from '../volunteers/volunteer-rows.ts';
import { activityFor, isStartedBy, stateOf, toActivity, type ActivityRow } from './activity-rows.ts';
import { requirementOf } from './eligibility.ts';
import {
  clashOf,
  registrationOf,
  isActive,
  toRegistration,
  type RegistrationRow,
} from './registration-rows.ts';

interface ActivityDetailsRequest {
  readonly activityId: string;
  readonly readerId: string | undefined;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

interface StepInputs {
  readonly readerId: string | undefined;
  readonly volunteer: VolunteerRow | undefined;
  readonly registration: RegistrationRow | undefined;
  readonly now: string;
}

/** What the next step of a reader depends on. */
export function stepFor(
  activity: ActivityRow,
  { readerId, volunteer, registration, now }: StepInputs,
): Schemas['ActivityStep'] {
  const state = stateOf(activity, now);
  return stepOf({
    isSignedIn: readerId !== undefined,
    audit: auditOf(volunteer).status,
    isLocked: lockOf(volunteer, now).lock === 'locked',
    isRegistered: isActive(registration),
    isFull: state === 'full',
    isClosed: activity.audit !== 'approved' || (state !== 'full' && state !== 'open'),
  });
}

/** An activity with the reader's next step. @throws Failure 404 when there is none that they may see */
export async function activityDetails(
  db: Database,
  { activityId, readerId, now }: ActivityDetailsRequest,
): Promise<Schemas['CommonwealActivityDetails']> {
  const row = await activityFor(db, activityId, readerId);
  const volunteer = readerId === undefined ? undefined : await volunteerOfReader(db, readerId);
  const registration = volunteer && (await registrationOf(db, activityId, volunteer.id));
  const step = stepFor(row, { readerId, volunteer, registration, now });
  const lock = lockOf(volunteer, now);
  const clash =
    volunteer && step === 'form'
      ? await clashOf(db, {
          volunteerId: volunteer.id,
          activityId,
          startsAt: row.starts_at,
          endsAt: row.ends_at,
        })
      : undefined;
  const own = isStartedBy(row, readerId);
  return {
    activity: toActivity(row, now),
    introduction: row.introduction,
    requirement: requirementOf(row),
    audit: own ? auditOf(row) : approvedAudit,
    attended: await attendedOf(db, activityId),
    own,
    step,
    ...(lock.lock === 'locked' && { lock }),
    ...(clash && { clash }),
    ...(registration && { registration: toRegistration(registration) }),
    now,
  };
}

async function attendedOf(db: Database, activityId: string): Promise<number> {
  const { total } = await db
    .selectFrom('registrations')
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .where('activity_id', '=', activityId)
    .where('state', '=', 'attended')
    .executeTakeFirstOrThrow();
  return total;
}
