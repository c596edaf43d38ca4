import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { viewersOf } from './viewer-counts.ts';
import { eventsBetween } from './live-events.ts';
import { countsOf, roomNotFound } from '../room/room-rows.ts';

/** time until the page polls again: short enough to see a change of state soon, long enough for a slow network */
const pollIntervalSeconds = 3;

/** The events of a room after a number, for pages that no stream reaches. @throws Failure 404 when there is no such room */
export async function pollEvents(
  db: Database,
  roomId: string,
  after: number,
  now: Date,
): Promise<Schemas['LiveEventList']> {
  // including removed rooms: the page still has to get the event that says so
  const row = await db
    .selectFrom('live_rooms')
    .select(['seq', 'views', 'likes', 'appointments'])
    .where('id', '=', roomId)
    .executeTakeFirst();
  if (row === undefined) throw roomNotFound();
  const events = await eventsBetween(db, roomId, after, row.seq);
  const viewers = await viewersOf(db, [roomId], now);
  return {
    events: events ?? [],
    last: row.seq,
    reset: events === undefined,
    counts: countsOf(row, viewers.get(roomId) ?? 0),
    pollAfter: pollIntervalSeconds,
  };
}
