import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { shanghaiTime } from '../../../db/time.ts';

/** a process that has not saved its number for so long is taken for dead */
const expiresAfterMs = 20_000;

/** Numbers of current viewers by room, of all processes together. */
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
    .where('seen_at', '>', shanghaiTime(new Date(now.getTime() - expiresAfterMs)))
    .groupBy('room_id')
    .execute();
  return new Map(rows.map(({ room_id, viewers }) => [room_id, viewers]));
}

export interface RoomAttendance {
  readonly roomId: string;
  readonly viewers: number;
  /** views since the last save */
  readonly newViews: number;
}

/** Saves the numbers of one process; a room without viewers has no row. */
export async function saveAttendance(
  db: Database,
  processId: string,
  rooms: readonly RoomAttendance[],
  now: Date,
): Promise<void> {
  const seenAt = shanghaiTime(now);
  await db.transaction().execute(async (transaction) => {
    // Lock order: by room id, to prevent deadlocks between processes.
    for (const { roomId, viewers, newViews } of rooms.toSorted((a, b) => (a.roomId < b.roomId ? -1 : 1))) {
      if (newViews > 0)
        await transaction
          .updateTable('live_rooms')
          .set((eb) => ({ views: eb('views', '+', newViews) }))
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
