import { sql } from 'kysely';
import { levelOf } from '../../../../rules/commonweal/volunteer-level.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { RegistrationState } from '../../../db/tables/commonweal-tables.ts';
import type { Database } from '../../../db/database.ts';
import { fetchPage, newestFirst, oldestFirst, type Page } from '../../shared/paging.ts';
import { activityQuery, toActivity } from './activity-rows.ts';
import { toRegistration } from './registration-rows.ts';

interface VolunteersQuery {
  readonly activityId: string;
  /** only those who attended, instead of all active registrations */
  readonly attended: boolean;
  readonly page: Page<string>;
}

/** Volunteers registered for an activity, in order of registration. */
export async function listActivityVolunteers(
  db: Database,
  { activityId, attended, page }: VolunteersQuery,
): Promise<Schemas['ActivityVolunteerPage']> {
  const states: RegistrationState[] = attended ? ['attended'] : ['registered', 'attended', 'absent'];
  const query = db
    .selectFrom('registrations')
    .innerJoin('volunteers', 'volunteers.id', 'registrations.volunteer_id')
    .select([
      'registrations.volunteer_id as volunteerId',
      'volunteers.name',
      'volunteers.city_id as cityId',
      'volunteers.minutes as allMinutes',
      'registrations.state',
      'registrations.registered_at as registeredAt',
      'registrations.minutes',
    ])
    .where('registrations.activity_id', '=', activityId)
    .where('registrations.state', 'in', states);
  const { rows, ...next } = await fetchPage(query, page, {
    order: oldestFirst,
    by: ['registrations.registered_at', 'registrations.volunteer_id'],
    positionOf: (row) => ({ key: row.registeredAt, id: row.volunteerId }),
  });
  const { total } = await db
    .selectFrom('registrations')
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .where('activity_id', '=', activityId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow();
  return {
    list: rows.map(({ allMinutes, minutes, ...row }) => ({
      ...row,
      level: levelOf(allMinutes),
      ...(minutes !== null && { minutes }),
    })),
    ...next,
    total,
  };
}

interface VolunteerActivitiesQuery {
  readonly volunteerId: string;
  /** the volunteer's own list, which includes private details */
  readonly isOwn: boolean;
  /** undefined: all of them */
  readonly state: RegistrationState | undefined;
  readonly page: Page<string>;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** Activities of a volunteer, latest first; for other readers only those attended. */
export async function listVolunteerActivities(
  db: Database,
  { volunteerId, isOwn, state, page, now }: VolunteerActivitiesQuery,
): Promise<Schemas['VolunteerActivityPage']> {
  let query = activityQuery(db)
    .innerJoin('registrations', 'registrations.activity_id', 'activities.id')
    .select([
      'registrations.state',
      'registrations.changed_at',
      'registrations.minutes',
      'registrations.certificate',
    ])
    .where('registrations.volunteer_id', '=', volunteerId);
  if (!isOwn) query = query.where('registrations.state', '=', 'attended');
  if (state !== undefined) query = query.where('registrations.state', '=', state);
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['activities.starts_at', 'activities.id'],
    positionOf: ({ starts_at, id }) => ({ key: starts_at, id }),
  });
  return {
    list: rows.map((row) => {
      const { certificate, ...registration } = toRegistration(row);
      // the code leads to the certificate, which only its holder may share
      return {
        activity: toActivity(row, now),
        registration: isOwn && certificate !== undefined ? { ...registration, certificate } : registration,
      };
    }),
    ...next,
  };
}
