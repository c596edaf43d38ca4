import type { Selectable, Transaction } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { LiveRoomsTable } from '../../../db/tables/live-tables.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { viewersOf } from '../stream/viewer-counts.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { pictureShape } from '../../shared/json-shapes.ts';

export const readRoomCover = jsonColumn('live_rooms', 'cover_json', pictureShape);

export type RoomRow = Selectable<LiveRoomsTable>;

export const roomNotFound = () => notFound('没有这场直播，或已被移除');

/** A room that was not removed. @throws Failure 404 */
export async function requireRoom(db: Database, roomId: string): Promise<RoomRow> {
  const row = await db
    .selectFrom('live_rooms')
    .selectAll()
    .where('id', '=', roomId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw roomNotFound();
  return row;
}

/**
 * Like `requireRoom`, and locks the row until the transaction ends. Lock order: every write in a room locks its row first,
 * to prevent deadlocks.
 */
export async function lockRoom(transaction: Transaction<Schema>, roomId: string): Promise<RoomRow> {
  const row = await transaction
    .updateTable('live_rooms')
    .set((eb) => ({ seq: eb.ref('seq') }))
    .where('id', '=', roomId)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw roomNotFound();
  return row;
}

export function countsOf(
  row: Pick<RoomRow, 'views' | 'likes' | 'appointments'>,
  viewers: number,
): Schemas['LiveCounts'] {
  const { views, likes, appointments } = row;
  return { viewers, views, likes, appointments };
}

/** Rows as cards of a list; takes one more query. */
export async function toLiveCards(
  db: Database,
  rows: readonly RoomRow[],
  now: Date,
): Promise<Schemas['LiveCard'][]> {
  const viewers = await viewersOf(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    summary: row.summary,
    cover: readRoomCover(row.cover_json, row.id),
    host: row.host_name,
    state: row.state,
    startsAt: row.starts_at,
    counts: countsOf(row, viewers.get(row.id) ?? 0),
  }));
}
