import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import { newId } from '../../../db/ids.ts';
import type { Schema } from '../../../db/schema.ts';
import { holdRoom } from './room-rows.ts';

/**
 * Makes a reader the host of a live: their words are marked, and no limit of its chat holds them back.
 * @returns whether there is such a reader @throws Failure 404 when there is no such live
 */
export async function setHost(
  transaction: Transaction<Schema>,
  roomId: string,
  readerId: string,
): Promise<boolean> {
  await holdRoom(transaction, roomId);
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

export interface Reporting {
  readonly roomId: string;
  readonly publisherId: string;
  /** what they do in it */
  readonly role: string;
}

/**
 * Names a publisher among those who report a live, after those who are named already; one of them gets another role.
 * @returns whether there is such a publisher @throws Failure 404 when there is no such live
 */
export async function addReporter(
  transaction: Transaction<Schema>,
  { roomId, publisherId, role }: Reporting,
): Promise<boolean> {
  await holdRoom(transaction, roomId);
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

/** Begins a series of lives. @returns its id */
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

/** Puts a live into a series, and out of the one it was in. @returns whether there is such a series @throws Failure 404 */
export async function putIntoAlbum(
  transaction: Transaction<Schema>,
  roomId: string,
  albumId: string,
): Promise<boolean> {
  await holdRoom(transaction, roomId);
  const album = await transaction
    .selectFrom('live_albums')
    .select('id')
    .where('id', '=', albumId)
    .executeTakeFirst();
  if (album === undefined) return false;
  await transaction.updateTable('live_rooms').set({ album_id: albumId }).where('id', '=', roomId).execute();
  return true;
}
