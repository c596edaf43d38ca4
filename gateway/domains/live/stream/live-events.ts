import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import { ring } from '../../../db/bell.ts';
import type { Database } from '../../../db/open.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';

export type LiveEvent = Schemas['LiveEvent'];
/** An event before it has its number and its time. */
export type Happening = Omit<LiveEvent, 'seq' | 'at'>;

/** what gateways ring for one another with the id of a live in which something changed */
export const liveChannel = 'live_rooms';
/** events that a page is told after it was away; for more it asks for everything anew */
export const mostMissed = 500;

/**
 * Gives what happened in a live the next number and keeps it. The room's row is held until the transaction ends, so that
 * numbers are committed in their order. @param what gets the number, since what is shown carries it too
 * @returns the number
 */
export async function tell(
  transaction: Transaction<Schema>,
  roomId: string,
  what: (seq: number) => Happening,
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
    .values({ room_id: roomId, seq, data_json: JSON.stringify(what(seq)), at: shanghaiTime(now) })
    .execute();
  await ring(transaction, liveChannel, roomId);
  return seq;
}

/** Events after one and up to another, in their order; undefined where too many were missed, or some are forgotten. */
export async function eventsBetween(
  db: Database,
  roomId: string,
  after: number,
  last: number,
): Promise<LiveEvent[] | undefined> {
  if (after === last) return [];
  // a page may come from a database that was put back to an earlier state
  if (after > last || last - after > mostMissed) return undefined;
  const rows = await db
    .selectFrom('live_events')
    .select(['seq', 'data_json', 'at'])
    .where('room_id', '=', roomId)
    .where('seq', '>', after)
    .where('seq', '<=', last)
    .orderBy('seq')
    .execute();
  if (rows.length < last - after) return undefined;
  // written by `tell` alone
  return rows.map(({ seq, data_json, at }) => ({ seq, at, ...(JSON.parse(data_json) as Happening) }));
}
