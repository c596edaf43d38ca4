import { sql } from 'kysely';
import type { Database } from '../../../db/open.ts';
import { shanghaiTime } from '../../../db/time.ts';

/** seconds past which a process that did not say how many it has is taken for gone */
const staleAfter = 20;

/** How many have lives open now, at all processes together. */
export async function viewersOf(
  db: Database,
  roomIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('live_audiences')
    .select(['room_id', sql<number>`cast(sum(viewers) as integer)`.as('viewers')])
    .where('room_id', 'in', roomIds)
    .where('seen_at', '>', shanghaiTime(new Date(now.getTime() - staleAfter * 1000)))
    .groupBy('room_id')
    .execute();
  return new Map(rows.map(({ room_id, viewers }) => [room_id, viewers]));
}

export interface Audience {
  readonly roomId: string;
  readonly viewers: number;
  /** who came since the last time this was told */
  readonly joined: number;
}

/** Keeps how many have lives open at one process; a row without viewers goes. */
export async function keepAudiences(
  db: Database,
  processId: string,
  audiences: readonly Audience[],
  now: Date,
): Promise<void> {
  const seenAt = shanghaiTime(now);
  await db.transaction().execute(async (transaction) => {
    // in one order, so that two processes do not wait for each other
    for (const { roomId, viewers, joined } of audiences.toSorted((a, b) => (a.roomId < b.roomId ? -1 : 1))) {
      if (joined > 0)
        await transaction
          .updateTable('live_rooms')
          .set((eb) => ({ views: eb('views', '+', joined) }))
          .where('id', '=', roomId)
          .execute();
      if (viewers > 0)
        await transaction
          .insertInto('live_audiences')
          .values({ room_id: roomId, process_id: processId, viewers, seen_at: seenAt })
          .onConflict((conflict) =>
            conflict.columns(['room_id', 'process_id']).doUpdateSet({ viewers, seen_at: seenAt }),
          )
          .execute();
      else
        await transaction
          .deleteFrom('live_audiences')
          .where('room_id', '=', roomId)
          .where('process_id', '=', processId)
          .execute();
    }
  });
}
