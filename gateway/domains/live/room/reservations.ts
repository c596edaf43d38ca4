import type { Transaction } from 'kysely';
import { Failure } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Schema } from '../../../db/schema.ts';
import { lockRoom } from './room-rows.ts';

export interface ReservationRequest {
  readonly roomId: string;
  readonly readerId: string;
  readonly reserve: boolean;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/**
 * Adds or removes a reader's reservation; each reader counts once.
 * @throws Failure 404 if there is no such room, 409 if it has already started
 */
export async function reserveLive(
  transaction: Transaction<Schema>,
  { roomId, readerId, reserve, now }: ReservationRequest,
): Promise<Schemas['LiveAppointment']> {
  const room = await lockRoom(transaction, roomId);
  if (reserve && room.state !== 'preview') throw new Failure(409, '直播已经开始，不用预约了，直接看就行');
  const change = reserve
    ? await addReservation(transaction, roomId, readerId, now)
    : -(await removeReservation(transaction, roomId, readerId));
  const { appointments } = await transaction
    .updateTable('live_rooms')
    .set((eb) => ({ appointments: eb('appointments', '+', change) }))
    .where('id', '=', roomId)
    .returning('appointments')
    .executeTakeFirstOrThrow();
  return { roomId, appointed: reserve, appointments };
}

async function addReservation(
  transaction: Transaction<Schema>,
  roomId: string,
  readerId: string,
  now: string,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('live_appointments')
    .values({ room_id: roomId, user_id: readerId, created_at: now })
    .onConflict((conflict) => conflict.columns(['room_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

async function removeReservation(
  transaction: Transaction<Schema>,
  roomId: string,
  readerId: string,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('live_appointments')
    .where('room_id', '=', roomId)
    .where('user_id', '=', readerId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
