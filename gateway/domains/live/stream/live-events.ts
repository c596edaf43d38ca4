import * as v from 'valibot';
import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import { notify } from '../../../db/notify.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { jsonColumn, schemaOf } from '../../../db/json-column.ts';
import { picturesShape, videoShape } from '../../shared/json-shapes.ts';

export type LiveEvent = Schemas['LiveEvent'];
/** An event before it has its number and its time. */
export type NewLiveEvent = Omit<LiveEvent, 'seq' | 'at'>;

const readEvent = jsonColumn(
  'live_events',
  'data_json',
  schemaOf<NewLiveEvent>()(
    v.object({
      kind: v.picklist(['state', 'scene', 'scene-removed', 'message', 'message-removed', 'chat', 'removed']),
      state: v.exactOptional(v.picklist(['preview', 'living', 'paused', 'ended', 'replay'])),
      play: v.exactOptional(v.object({ url: v.string(), live: v.boolean() })),
      scene: v.exactOptional(
        v.object({
          id: v.string(),
          seq: v.number(),
          by: v.string(),
          text: v.string(),
          pictures: picturesShape,
          video: v.exactOptional(videoShape),
          at: v.string(),
        }),
      ),
      message: v.exactOptional(
        v.object({
          id: v.string(),
          seq: v.number(),
          name: v.string(),
          headImg: v.string(),
          host: v.boolean(),
          text: v.string(),
          state: v.picklist(['shown', 'held']),
          own: v.boolean(),
          at: v.string(),
        }),
      ),
      id: v.exactOptional(v.string()),
      chat: v.exactOptional(v.picklist(['open', 'held', 'closed'])),
    }),
  ),
);

/** channel of the database notifications that carry the id of a room with new events */
export const liveNotificationChannel = 'live_rooms';
/** a page that missed more events than this reloads the room */
export const maxMissedEvents = 500;

/**
 * Saves an event under the next number of its room. The room's row stays locked until the transaction ends, so that numbers
 * are committed in order.
 * @param eventOf makes the event, which may contain its number
 * @returns the number
 */
export async function recordEvent(
  transaction: Transaction<Schema>,
  roomId: string,
  eventOf: (seq: number) => NewLiveEvent,
  now: Date,
): Promise<number> {
  const { seq } = await transaction
    .updateTable('live_rooms')
    .set((eb) => ({ seq: eb('seq', '+', 1) }))
    .where('id', '=', roomId)
    .returning('seq')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('live_events')
    .values({ room_id: roomId, seq, data_json: JSON.stringify(eventOf(seq)), at: shanghaiTime(now) })
    .execute();
  await notify(transaction, liveNotificationChannel, roomId);
  return seq;
}

/** Events after a number and up to another, in order; undefined where more were missed than allowed, or some are deleted. */
export async function eventsBetween(
  db: Database,
  roomId: string,
  after: number,
  last: number,
): Promise<LiveEvent[] | undefined> {
  if (after === last) return [];
  // a number from the future: the database was restored from a backup after the page was loaded
  if (after > last || last - after > maxMissedEvents) return undefined;
  const rows = await db
    .selectFrom('live_events')
    .select(['seq', 'data_json', 'at'])
    .where('room_id', '=', roomId)
    .where('seq', '>', after)
    .where('seq', '<=', last)
    .orderBy('seq')
    .execute();
  if (rows.length < last - after) return undefined;
  return rows.map(({ seq, data_json, at }) => ({ seq, at, ...readEvent(data_json, `${roomId}/${seq}`) }));
}
