import type { Selectable } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { ShowsTable } from '../../../db/tables/commonweal-tables.ts';
import type { Database } from '../../../db/database.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { picturesShape } from '../../shared/json-shapes.ts';

const readPictures = jsonColumn('commonweal_shows', 'pictures_json', picturesShape);

type Show = Schemas['CommonwealShow'];

interface ShowRow extends Selectable<ShowsTable> {
  readonly group_name: string | null;
  readonly activity_title: string | null;
}

/** Published shows joined with their activities. */
export function showQuery(db: Database) {
  return db
    .selectFrom('commonweal_shows')
    .leftJoin('volunteer_groups as team', 'team.id', 'commonweal_shows.group_id')
    .leftJoin('activities as activity', 'activity.id', 'commonweal_shows.activity_id')
    .selectAll('commonweal_shows')
    .select(['team.name as group_name', 'activity.title as activity_title'])
    .where('commonweal_shows.published_at', 'is not', null);
}

/** Maps rows as one reader sees them; one more query, however many rows. */
export async function toShows(
  db: Database,
  rows: readonly ShowRow[],
  readerId: string | undefined,
): Promise<Show[]> {
  const thumbed = await thumbedOf(
    db,
    rows.map(({ id }) => id),
    readerId,
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.body,
    pictures: readPictures(row.pictures_json, row.id),
    ...(row.group_id !== null &&
      row.group_name !== null && { group: { id: row.group_id, title: row.group_name } }),
    ...(row.activity_id !== null &&
      row.activity_title !== null && { activity: { id: row.activity_id, title: row.activity_title } }),
    thumbs: row.thumbs,
    thumbed: thumbed.has(row.id),
    publishedAt: row.published_at ?? row.created_at,
  }));
}

/** @throws Failure 404 when there is none, or it is not published */
export async function showFor(db: Database, showId: string, readerId: string | undefined): Promise<Show> {
  const row = await showQuery(db).where('commonweal_shows.id', '=', showId).executeTakeFirst();
  const [show] = row === undefined ? [] : await toShows(db, [row], readerId);
  if (show === undefined) throw missingShow();
  return show;
}

export const missingShow = () => notFound('没有这条公益秀');

async function thumbedOf(
  db: Database,
  ids: readonly string[],
  readerId: string | undefined,
): Promise<ReadonlySet<string>> {
  if (readerId === undefined || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('show_thumbs')
    .select('show_id')
    .where('user_id', '=', readerId)
    .where('show_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ show_id }) => show_id));
}
