import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/open.ts';
import { viewersOf } from './viewer-counts.ts';
import { eventsBetween } from './live-events.ts';
import { countsOf, missingRoom } from '../room-rows.ts';

/** seconds until a page may ask again: a change of state is seen soon, and a thin network is left some room */
const pollAfter = 3;

/** What happened in a live after an event, for pages that no stream reaches. @throws Failure 404 when there is none */
export async function pollEvents(
  db: Database,
  roomId: string,
  after: number,
  now: Date,
): Promise<Schemas['LiveEventList']> {
  // one that was removed still tells so
  const row = await db
    .selectFrom('live_rooms')
    .select(['seq', 'views', 'likes', 'appointments'])
    .where('id', '=', roomId)
    .executeTakeFirst();
  if (row === undefined) throw missingRoom();
  const events = await eventsBetween(db, roomId, after, row.seq);
  const viewers = await viewersOf(db, [roomId], now);
  return {
    events: events ?? [],
    last: row.seq,
    reset: events === undefined,
    counts: countsOf(row, viewers.get(roomId) ?? 0),
    pollAfter,
  };
}
