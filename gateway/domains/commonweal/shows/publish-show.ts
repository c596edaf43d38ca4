import type { Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';

/** Publishes a waiting show. @returns whether there was one @param now `YYYY-MM-DD HH:MM:SS` */
export async function publishShow(
  transaction: Transaction<Schema>,
  showId: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('commonweal_shows')
    .set({ published_at: now })
    .where('id', '=', showId)
    .where('published_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export interface NewShow {
  readonly activityId: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Creates a show of an activity with its cover; it waits for publication. @returns its id; undefined without the
 * activity
 */
export async function addShow(
  transaction: Transaction<Schema>,
  { activityId, title, text }: NewShow,
  now: Date,
): Promise<string | undefined> {
  const activity = await transaction
    .selectFrom('activities')
    .select(['group_id', 'cover_json'])
    .where('id', '=', activityId)
    .where('audit', '=', 'approved')
    .executeTakeFirst();
  if (activity === undefined) return undefined;
  const id = `show-${newId(now)}`;
  await transaction
    .insertInto('commonweal_shows')
    .values({
      id,
      group_id: activity.group_id,
      activity_id: activityId,
      title,
      body: text,
      pictures_json: `[${activity.cover_json}]`,
      created_at: shanghaiTime(now),
      published_at: null,
    })
    .execute();
  return id;
}
