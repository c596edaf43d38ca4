import type { Selectable } from 'kysely';
import { Failure, notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { GroupsTable } from '../../../db/tables/commonweal-tables.ts';
import type { Database } from '../../../db/database.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { pictureShape } from '../../shared/json-shapes.ts';

export type GroupRow = Selectable<GroupsTable>;

/** The group that a reader applied for. */
export function groupOfReader(db: Database, readerId: string): Promise<GroupRow | undefined> {
  return db.selectFrom('volunteer_groups').selectAll().where('owner_id', '=', readerId).executeTakeFirst();
}

/** The approved group of a reader. @throws Failure 403 when they have none */
export async function activeGroupOf(db: Database, readerId: string): Promise<GroupRow> {
  const group = await groupOfReader(db, readerId);
  if (group?.audit === 'approved') return group;
  throw new Failure(403, group === undefined ? '请先申请公益团队入驻' : '团队通过审核后才能发起活动');
}

/** A group that a reader may see: an approved one, or their own. @throws Failure 404 */
export async function groupFor(
  db: Database,
  groupId: string,
  readerId: string | undefined,
): Promise<GroupRow> {
  const row = await db
    .selectFrom('volunteer_groups')
    .selectAll()
    .where('id', '=', groupId)
    .executeTakeFirst();
  if (row === undefined || (row.audit !== 'approved' && !isOwner(row, readerId))) throw missingGroup();
  return row;
}

export const isOwner = ({ owner_id }: Pick<GroupRow, 'owner_id'>, readerId: string | undefined) =>
  owner_id !== null && owner_id === readerId;

export const missingGroup = () => notFound('没有这个公益团队');

export const readLogo = jsonColumn('volunteer_groups', 'logo_json', pictureShape);

export function toGroup(row: GroupRow): Schemas['CommonwealGroup'] {
  return {
    id: row.id,
    name: row.name,
    logo: readLogo(row.logo_json, row.id),
    cityId: row.city_id,
    introduction: row.introduction,
    members: row.members,
    activities: row.activities,
    minutes: row.minutes,
  };
}
