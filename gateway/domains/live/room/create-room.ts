import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { requireRoom, type RoomRow } from './room-rows.ts';
import { readCovers } from '../../shared/story-cards.ts';

export interface NewRoom {
  /** id of the story that is the room's card; also the room's id */
  readonly newsId: string;
  readonly host: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly startsAt: string;
}

/**
 * Creates a room in the state `preview` for a story of kind `live`, with the story's title, summary, cover and city.
 * @returns undefined if there is no such story, it is of another kind, has no cover, or already has a room
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
  return requireRoom(transaction, newsId);
}
