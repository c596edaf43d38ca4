import type { Selectable } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { RegistrationsTable } from '../../../db/tables/commonweal-tables.ts';
import type { Database } from '../../../db/database.ts';

export type RegistrationRow = Selectable<RegistrationsTable>;

export function registrationOf(
  db: Database,
  activityId: string,
  volunteerId: string,
): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('volunteer_id', '=', volunteerId)
    .executeTakeFirst();
}

/** Whether a registration counts towards the quota. */
export const isActive = (row: RegistrationRow | undefined): boolean =>
  row !== undefined && row.state !== 'cancelled';

export function toRegistration(
  row: Pick<RegistrationRow, 'state' | 'changed_at' | 'minutes' | 'certificate'>,
): Schemas['OwnRegistration'] {
  return {
    state: row.state,
    at: row.changed_at,
    ...(row.minutes !== null && { minutes: row.minutes }),
    ...(row.certificate !== null && { certificate: row.certificate }),
  };
}

interface ClashQuery {
  readonly volunteerId: string;
  readonly activityId: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A registration of the volunteer that overlaps in time; adjacent times do not overlap. */
export function clashOf(
  db: Database,
  { volunteerId, activityId, startsAt, endsAt }: ClashQuery,
): Promise<Schemas['TakenTime'] | undefined> {
  return db
    .selectFrom('registrations')
    .innerJoin('activities', 'activities.id', 'registrations.activity_id')
    .select(['activities.title', 'activities.starts_at as startsAt', 'activities.ends_at as endsAt'])
    .where('registrations.volunteer_id', '=', volunteerId)
    .where('registrations.state', '=', 'registered')
    .where('activities.id', '<>', activityId)
    .where('activities.cancelled_at', 'is', null)
    .where('activities.starts_at', '<', endsAt)
    .where('activities.ends_at', '>', startsAt)
    .orderBy('activities.starts_at')
    .executeTakeFirst();
}
