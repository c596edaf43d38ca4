import { sql } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { LiveState } from '../../../db/tables/live-tables.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { fetchPage, newestFirst, oldestFirst, type Order, type Page } from '../../shared/paging.ts';
import { viewersOf } from '../stream/viewer-counts.ts';
import { countsOf, missingRoom, readRoomCover, type RoomRow, toCards } from './room-rows.ts';
import { playOf } from '../playback/film-source.ts';
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

/** What is to come begins with the soonest, all else with the latest. */
export const orderOf = (when: When): Order<string> => (when === 'next' ? oldestFirst : newestFirst);

/** Lives that are on, are to come, or are over. */
export async function listRooms(db: Database, when: When, page: Page<string>, now: Date): Promise<Cards> {
  const query = shownRooms(db).where('state', 'in', statesOf[when]);
  return pageOf(db, query, { order: orderOf(when), page, now });
}

/** The lives of a series, newest first. @throws Failure 404 */
export async function listRoomsOfAlbum(
  db: Database,
  albumId: string,
  page: Page<string>,
  now: Date,
): Promise<Cards> {
  await needAlbum(db, albumId);
  const query = shownRooms(db).where('album_id', '=', albumId);
  return pageOf(db, query, { order: newestFirst, page, now });
}

/** A series of lives. @throws Failure 404 */
export async function albumFor(db: Database, albumId: string): Promise<Schemas['LiveAlbum']> {
  const { id, title, summary, cover_json } = await needAlbum(db, albumId);
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

/** A live as one reader finds it, or that it was removed. @throws Failure 404 where there never was one */
export async function roomFor(
  db: Database,
  roomId: string,
  readerId: string | undefined,
  now: Date,
): Promise<Schemas['LiveRoomAnswer']> {
  const row = await db.selectFrom('live_rooms').selectAll().where('id', '=', roomId).executeTakeFirst();
  if (row === undefined) throw missingRoom();
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
    pictures: await countIn(db, 'live_pictures', roomId),
    reporters: await countIn(db, 'live_reporters', roomId),
    appointed: readerId !== undefined && (await isAppointed(db, roomId, readerId)),
    last: row.seq,
    events: `/gateway/x/live/stream?roomId=${roomId}`,
    reminder: `/media/live/${roomId}/reminder.ics`,
  };
  return { removed: false, room };
}

/** The red packet of a live that can still be filled, the latest of several. @param time `YYYY-MM-DD HH:MM:SS` */
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

function shownRooms(db: Database) {
  return db.selectFrom('live_rooms').selectAll().where('removed_at', 'is', null);
}

interface ListAsked {
  readonly order: Order<string>;
  readonly page: Page<string>;
  readonly now: Date;
}

async function pageOf(
  db: Database,
  query: ReturnType<typeof shownRooms>,
  { order, page, now }: ListAsked,
): Promise<Cards> {
  const { rows, ...next } = await fetchPage(query, page, {
    order,
    by: ['starts_at', 'id'],
    positionOf: ({ starts_at, id }) => ({ key: starts_at, id }),
  });
  return { list: await toCards(db, rows, now), ...next };
}

async function needAlbum(db: Database, albumId: string) {
  const row = await db.selectFrom('live_albums').selectAll().where('id', '=', albumId).executeTakeFirst();
  if (row === undefined) throw notFound('没有这个直播合集，或已下线');
  return row;
}

async function albumOf(db: Database, { album_id: id }: RoomRow) {
  if (id === null) return undefined;
  return db.selectFrom('live_albums').select(['id', 'title']).where('id', '=', id).executeTakeFirst();
}

/** How many rows of a live a table has. */
export async function countIn(
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

async function isAppointed(db: Database, roomId: string, readerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_appointments')
    .select('room_id')
    .where('room_id', '=', roomId)
    .where('user_id', '=', readerId)
    .executeTakeFirst();
  return row !== undefined;
}
