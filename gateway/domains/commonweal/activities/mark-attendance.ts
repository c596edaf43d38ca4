import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { newCertificateCode } from '../chain/certificate-code.ts';
import { serviceLedger } from '../chain/service-ledger.ts';
import { append } from '../../shared/ledger/ledger-store.ts';
import { activityQuery } from './activity-rows.ts';

export interface Attendance {
  readonly activityId: string;
  readonly volunteerId: string;
  /** minutes of service; 0 for absence */
  readonly minutes: number;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** Why attendance cannot be marked. */
export type AttendanceRefusal = 'no-activity' | 'not-begun' | 'not-registered' | 'too-long';

/**
 * Marks a volunteer's attendance: counts the hours, appends a record to the chain and issues a certificate. To
 * correct it, the certificate must be withdrawn first. Lock order: volunteer, activity, group, chain; prevents
 * deadlocks.
 * @returns the certificate's code; empty for absence
 */
export async function markAttendance(
  transaction: Transaction<Schema>,
  { activityId, volunteerId, minutes, now }: Attendance,
): Promise<{ readonly certificate: string } | { readonly refusal: AttendanceRefusal }> {
  const activity = await activityQuery(transaction)
    .where('activities.id', '=', activityId)
    .where('activities.audit', '=', 'approved')
    .where('activities.cancelled_at', 'is', null)
    .executeTakeFirst();
  if (activity === undefined) return { refusal: 'no-activity' };
  if (activity.starts_at > now) return { refusal: 'not-begun' };
  if (minutes > minutesBetween(activity.starts_at, activity.ends_at)) return { refusal: 'too-long' };
  const came = minutes > 0;
  const volunteer = await transaction
    .updateTable('volunteers')
    .set((eb) => ({ acts: eb('acts', '+', 1) }))
    .where('id', '=', volunteerId)
    .returning(['id', 'name'])
    .executeTakeFirst();
  const certificate = came ? newCertificateCode() : null;
  const marked = await transaction
    .updateTable('registrations')
    .set({ state: came ? 'attended' : 'absent', changed_at: now, minutes, certificate })
    .where('activity_id', '=', activityId)
    .where('volunteer_id', '=', volunteerId)
    .where('state', '=', 'registered')
    .returning('volunteer_id')
    .executeTakeFirst();
  if (volunteer === undefined || marked === undefined) return { refusal: 'not-registered' };
  if (certificate === null) return { certificate: '' };
  await transaction
    .updateTable('volunteers')
    .set((eb) => ({ minutes: eb('minutes', '+', minutes), activities: eb('activities', '+', 1) }))
    .where('id', '=', volunteerId)
    .execute();
  await countForGroup(transaction, { groupId: activity.group_id, volunteerId, minutes, now });
  const record = {
    kind: 'service' as const,
    certificate,
    // masked as in public
    name: volunteer.name,
    activity: activity.title,
    group: activity.group_name,
    servedOn: activity.starts_at.slice(0, 10),
    minutes,
  };
  await append(transaction, serviceLedger, { record, time: now });
  return { certificate };
}

interface CountedService {
  readonly groupId: string;
  readonly volunteerId: string;
  readonly minutes: number;
  readonly now: string;
}

async function countForGroup(
  transaction: Transaction<Schema>,
  { groupId, volunteerId, minutes, now }: CountedService,
): Promise<void> {
  const joined = await transaction
    .insertInto('volunteer_group_members')
    .values({ group_id: groupId, volunteer_id: volunteerId, since: now })
    .onConflict((conflict) => conflict.columns(['group_id', 'volunteer_id']).doNothing())
    .returning('volunteer_id')
    .executeTakeFirst();
  await transaction
    .updateTable('volunteer_groups')
    .set((eb) => ({
      minutes: eb('minutes', '+', minutes),
      members: eb('members', '+', joined === undefined ? 0 : 1),
    }))
    .where('id', '=', groupId)
    .execute();
}

const parseTime = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`);
const minutesBetween = (from: string, to: string) => Math.round((parseTime(to) - parseTime(from)) / 60_000);
