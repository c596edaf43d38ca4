import { sql } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { LiveState } from '../../../db/tables/live-tables.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { fetchPage, newestFirst, oldestFirst, type Order, type Page } from '../../shared/paging.ts';
import { viewersOf } from '../stream/viewer-counts.ts';
import { countsOf, roomNotFound, readRoomCover, type RoomRow, toLiveCards } from './room-rows.ts';
import { playOf } from '../playback/stream-source.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { pictureShape } from '../../shared/json-shapes.ts';

const readAlbumCover = jsonColumn('live_albums', 'cover_json', pictureShape);

type Cards = Schemas['LiveCardPage'];
type When = Schemas['LiveWhen'];

const statesOf: Readonly<Record<When, readonly LiveState[]>> = {
  now: ['living', 'paused'],
  next: ['preview'],
  over: ['ended', 'replay'],
};

/** Upcoming rooms start with the soonest, all others with the latest. */
export const roomOrder = (when: When): Order<string> => (when === 'next' ? oldestFirst : newestFirst);

/** Rooms that are on air, upcoming or over. */
export async function listRooms(db: Database, when: When, page: Page<string>, now: Date): Promise<Cards> {
  const query = visibleRooms(db).where('state', 'in', statesOf[when]);
  return fetchLiveCards(db, query, { order: roomOrder(when), page, now });
}

/** The rooms of a series, newest first. @throws Failure 404 */
export async function listRoomsOfAlbum(
  db: Database,
  albumId: string,
  page: Page<string>,
  now: Date,
): Promise<Cards> {
  await requireAlbum(db, albumId);
  const query = visibleRooms(db).where('album_id', '=', albumId);
  return fetchLiveCards(db, query, { order: newestFirst, page, now });
}

/** A series of live rooms. @throws Failure 404 */
export async function albumFor(db: Database, albumId: string): Promise<Schemas['LiveAlbum']> {
  const { id, title, summary, cover_json } = await requireAlbum(db, albumId);
  const totals = await db
    .selectFrom('live_rooms')
    .select([
      sql<number>`cast(count(*) as integer)`.as('lives'),
      sql<number>`cast(coalesce(sum(views), 0) as integer)`.as('views'),
    ])
    .where('album_id', '=', albumId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { id, title, summary, cover: readAlbumCover(cover_json, id), ...totals };
}

/** A room as one reader sees it, or that it was removed. @throws Failure 404 if it never existed */
export async function roomFor(
  db: Database,
  roomId: string,
  readerId: string | undefined,
  now: Date,
): Promise<Schemas['LiveRoomAnswer']> {
  const row = await db.selectFrom('live_rooms').selectAll().where('id', '=', roomId).executeTakeFirst();
  if (row === undefined) throw roomNotFound();
  if (row.removed_at !== null) return { removed: true };
  const { cover_json, city_id, began_at, ended_at } = row;
  const viewers = await viewersOf(db, [roomId], now);
  const play = playOf(row);
  const album = await albumOf(db, row);
  const packet = await openPacketOf(db, roomId, shanghaiTime(now));
  const room: Schemas['LiveRoom'] = {
    id: roomId,
    title: row.title,
    summary: row.summary,
    cover: readRoomCover(cover_json, row.id),
    host: { name: row.host_name, headImg: row.host_img },
    ...(city_id !== null && { cityId: city_id }),
    state: row.state,
    startsAt: row.starts_at,
    ...(began_at !== null && { beganAt: began_at }),
    ...(ended_at !== null && { endedAt: ended_at }),
    ...(play && { play }),
    ...(album && { album }),
    ...(packet && { packet }),
    counts: countsOf(row, viewers.get(roomId) ?? 0),
    chat: row.chat,
    pictures: await countRows(db, 'live_pictures', roomId),
    reporters: await countRows(db, 'live_reporters', roomId),
    appointed: readerId !== undefined && (await hasReserved(db, roomId, readerId)),
    last: row.seq,
    events: `/gateway/x/live/stream?roomId=${roomId}`,
    reminder: `/media/live/${roomId}/reminder.ics`,
  };
  return { removed: false, room };
}

/** The latest red packet of a room that has not ended. @param time `YYYY-MM-DD HH:MM:SS` */
export async function openPacketOf(
  db: Database,
  roomId: string,
  time: string,
): Promise<Schemas['LiveReference'] | undefined> {
  return db
    .selectFrom('live_packets')
    .select(['id', 'title'])
    .where('room_id', '=', roomId)
    .where('ends_at', '>', time)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function visibleRooms(db: Database) {
  return db.selectFrom('live_rooms').selectAll().where('removed_at', 'is', null);
}

interface ListOptions {
  readonly order: Order<string>;
  readonly page: Page<string>;
  readonly now: Date;
}

async function fetchLiveCards(
  db: Database,
  query: ReturnType<typeof visibleRooms>,
  { order, page, now }: ListOptions,
): Promise<Cards> {
  const { rows, ...next } = await fetchPage(query, page, {
    order,
    by: ['starts_at', 'id'],
    positionOf: ({ starts_at, id }) => ({ key: starts_at, id }),
  });
  return { list: await toLiveCards(db, rows, now), ...next };
}

async function requireAlbum(db: Database, albumId: string) {
  const row = await db.selectFrom('live_albums').selectAll().where('id', '=', albumId).executeTakeFirst();
  if (row === undefined) throw notFound('没有这个直播合集，或已下线');
  return row;
}

async function albumOf(db: Database, { album_id: id }: RoomRow) {
  if (id === null) return undefined;
  return db.selectFrom('live_albums').select(['id', 'title']).where('id', '=', id).executeTakeFirst();
}

/** Number of a room's rows in a table. */
export async function countRows(
  db: Database,
  table: 'live_pictures' | 'live_reporters',
  roomId: string,
): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  return total;
}

async function hasReserved(db: Database, roomId: string, readerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_appointments')
    .select('room_id')
    .where('room_id', '=', roomId)
    .where('user_id', '=', readerId)
    .executeTakeFirst();
  return row !== undefined;
}
