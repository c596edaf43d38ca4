import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import { newId } from '../../../db/ids.ts';
import type { Schema } from '../../../db/schema.ts';
import { lockRoom } from './room-rows.ts';

/**
 * Makes a reader the host of a room: their messages are marked, and the chat's restrictions do not apply to them.
 * @returns whether the reader exists @throws Failure 404 if there is no such room
 */
export async function setHost(
  transaction: Transaction<Schema>,
  roomId: string,
  readerId: string,
): Promise<boolean> {
  await lockRoom(transaction, roomId);
  const reader = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', readerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (reader === undefined) return false;
  await transaction.updateTable('live_rooms').set({ host_id: readerId }).where('id', '=', roomId).execute();
  return true;
}

export interface ReporterInput {
  readonly roomId: string;
  readonly publisherId: string;
  /** their part in the broadcast, as shown to readers */
  readonly role: string;
}

/**
 * Appends a publisher to a room's reporters, or changes the role of one who is in the list.
 * @returns whether the publisher exists @throws Failure 404 if there is no such room
 */
export async function addReporter(
  transaction: Transaction<Schema>,
  { roomId, publisherId, role }: ReporterInput,
): Promise<boolean> {
  await lockRoom(transaction, roomId);
  const publisher = await transaction
    .selectFrom('publishers')
    .select('id')
    .where('id', '=', publisherId)
    .executeTakeFirst();
  if (publisher === undefined) return false;
  const last = await transaction
    .selectFrom('live_reporters')
    .select('place')
    .where('room_id', '=', roomId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  await transaction
    .insertInto('live_reporters')
    .values({ room_id: roomId, publisher_id: publisherId, role, place: (last?.place ?? -1) + 1 })
    .onConflict((conflict) => conflict.columns(['room_id', 'publisher_id']).doUpdateSet({ role }))
    .execute();
  return true;
}

export interface NewAlbum {
  readonly title: string;
  readonly summary: string;
  readonly cover: Schemas['Picture'];
}

/** Creates a series of rooms. @returns its id */
export async function createAlbum(
  transaction: Transaction<Schema>,
  { title, summary, cover }: NewAlbum,
  now: Date,
): Promise<string> {
  const id = newId(now);
  await transaction
    .insertInto('live_albums')
    .values({ id, title, summary, cover_json: JSON.stringify(cover) })
    .execute();
  return id;
}

/** Moves a room to a series. @returns whether the series exists @throws Failure 404 if there is no such room */
export async function putIntoAlbum(
  transaction: Transaction<Schema>,
  roomId: string,
  albumId: string,
): Promise<boolean> {
  await lockRoom(transaction, roomId);
  const album = await transaction
    .selectFrom('live_albums')
    .select('id')
    .where('id', '=', albumId)
    .executeTakeFirst();
  if (album === undefined) return false;
  await transaction.updateTable('live_rooms').set({ album_id: albumId }).where('id', '=', roomId).execute();
  return true;
}
