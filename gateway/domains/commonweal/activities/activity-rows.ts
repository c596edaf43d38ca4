import type { Selectable } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { ActivitiesTable } from '../../../db/tables/commonweal-tables.ts';
import type { Database } from '../../../db/database.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { pictureShape } from '../../shared/json-shapes.ts';

const readCover = jsonColumn('activities', 'cover_json', pictureShape);

export interface ActivityRow extends Selectable<ActivitiesTable> {
  readonly group_name: string;
  readonly group_owner: string | null;
}

/** Activities joined with their groups. */
export function activityQuery(db: Database) {
  return db
    .selectFrom('activities')
    .innerJoin('volunteer_groups as team', 'team.id', 'activities.group_id')
    .selectAll('activities')
    .select(['team.name as group_name', 'team.owner_id as group_owner']);
}

/** An activity that a reader may see: an approved one, or one of their own group. @throws Failure 404 */
export async function activityFor(
  db: Database,
  activityId: string,
  readerId: string | undefined,
): Promise<ActivityRow> {
  const row = await activityQuery(db).where('activities.id', '=', activityId).executeTakeFirst();
  if (row === undefined || (row.audit !== 'approved' && !isStartedBy(row, readerId))) throw missingActivity();
  return row;
}

export const isStartedBy = ({ group_owner }: ActivityRow, readerId: string | undefined) =>
  group_owner !== null && group_owner === readerId;

export const missingActivity = () => notFound('没有这个活动，或还没有通过审核');

/** The state of an activity now. @param now `YYYY-MM-DD HH:MM:SS` */
export function stateOf(
  row: Pick<ActivityRow, 'cancelled_at' | 'starts_at' | 'ends_at' | 'register_until' | 'taken' | 'quota'>,
  now: string,
): Schemas['ActivityState'] {
  if (row.cancelled_at !== null) return 'cancelled';
  if (row.ends_at <= now) return 'ended';
  if (row.starts_at <= now) return 'running';
  if (row.register_until <= now) return 'closed';
  return row.taken >= row.quota ? 'full' : 'open';
}

export function toActivity(row: ActivityRow, now: string): Schemas['CommonwealActivity'] {
  return {
    id: row.id,
    title: row.title,
    cover: readCover(row.cover_json, row.id),
    group: { id: row.group_id, title: row.group_name },
    cityId: row.city_id,
    place: row.place,
    registerUntil: row.register_until,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    quota: row.quota,
    taken: row.taken,
    state: stateOf(row, now),
  };
}
