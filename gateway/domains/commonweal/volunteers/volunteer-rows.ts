import type { Selectable } from 'kysely';
import { levelOf } from '../../../../rules/commonweal/volunteer-level.ts';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { VolunteersTable } from '../../../db/tables/commonweal-tables.ts';
import type { Database } from '../../../db/database.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { skillsShape } from '../../shared/json-shapes.ts';

export type VolunteerRow = Selectable<VolunteersTable>;

/** The volunteer of a reader, whatever the audit state. */
export function volunteerOfReader(db: Database, readerId: string): Promise<VolunteerRow | undefined> {
  return db.selectFrom('volunteers').selectAll().where('user_id', '=', readerId).executeTakeFirst();
}

/**
 * A volunteer that a reader may see: an approved one, or themselves.
 * @throws Failure 404 when there is none that they may see
 */
export async function volunteerFor(
  db: Database,
  volunteerId: string,
  readerId: string | undefined,
): Promise<VolunteerRow> {
  const row = await db.selectFrom('volunteers').selectAll().where('id', '=', volunteerId).executeTakeFirst();
  const isOwn = row !== undefined && row.user_id !== null && row.user_id === readerId;
  if (row === undefined || (row.audit !== 'approved' && !isOwn)) throw missingVolunteer();
  return row;
}

export const missingVolunteer = () => notFound('没有这位志愿者');

export const readSkills = jsonColumn('volunteers', 'skills_json', skillsShape);

export function toVolunteer(row: VolunteerRow): Schemas['CommonwealVolunteer'] {
  return {
    id: row.id,
    name: row.name,
    cityId: row.city_id,
    level: levelOf(row.minutes),
    minutes: row.minutes,
    activities: row.activities,
  };
}

/** Whether a volunteer is locked out of registrations. @param now `YYYY-MM-DD HH:MM:SS` */
export function lockOf(
  row: Pick<VolunteerRow, 'locked_until' | 'lock_reason'> | undefined,
  now: string,
): Schemas['VolunteerLock'] {
  const until = row?.locked_until ?? '';
  return until > now ? { lock: 'locked', until, reason: row?.lock_reason ?? '' } : { lock: 'open' };
}
