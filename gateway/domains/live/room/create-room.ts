import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { needRoom, type RoomRow } from './room-rows.ts';
import { readCovers } from '../../shared/story-cards.ts';

export interface NewRoom {
  /** id of the story that is the live's card */
  readonly newsId: string;
  readonly host: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly startsAt: string;
}

/**
 * Opens a live for a story of the kind `live`, which gives it title, summary, cover and city. It is announced then.
 * @returns undefined when there is no such story, it is no live, has no cover, or has its live already
 */
export async function createRoom(
  transaction: Transaction<Schema>,
  { newsId, host, startsAt }: NewRoom,
): Promise<RoomRow | undefined> {
  const story = await transaction
    .selectFrom('news')
    .select(['title', 'summary', 'covers_json', 'city_id'])
    .where('id', '=', newsId)
    .where('kind', '=', 'live')
    .executeTakeFirst();
  const [cover] = story === undefined ? [] : readCovers(story.covers_json, newsId);
  if (story === undefined || cover === undefined) return undefined;
  const created = await transaction
    .insertInto('live_rooms')
    .values({
      id: newsId,
      album_id: null,
      title: story.title,
      summary: story.summary,
      cover_json: JSON.stringify(cover),
      host_name: host,
      host_img: '',
      host_id: null,
      city_id: story.city_id,
      state: 'preview',
      chat: 'open',
      starts_at: startsAt,
      began_at: null,
      ended_at: null,
      on_air_since: null,
      source_json: null,
      replay_url: null,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created === undefined) return undefined;
  await transaction.updateTable('news').set({ live_state: 'preview' }).where('id', '=', newsId).execute();
  return needRoom(transaction, newsId);
}
