import type { Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { requireRoom } from '../room/room-rows.ts';

export interface NewPacket {
  readonly roomId: string;
  readonly title: string;
  /** total, in fen */
  readonly fund: number;
  /** reward of one invitation, in fen */
  readonly perInvite: number;
  /** smallest amount that can be cashed out, in fen */
  readonly minimum: number;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly endsAt: string;
}

/** Creates a red packet in a room. @returns its id @throws Failure 404 if there is no such room */
export async function createPacket(
  transaction: Transaction<Schema>,
  { roomId, title, fund, perInvite, minimum, endsAt }: NewPacket,
  now: Date,
): Promise<string> {
  await requireRoom(transaction, roomId);
  const id = newId(now);
  await transaction
    .insertInto('live_packets')
    .values({
      id,
      room_id: roomId,
      title,
      left_over: fund,
      per_invite: perInvite,
      minimum,
      ends_at: endsAt,
      created_at: shanghaiTime(now),
    })
    .execute();
  return id;
}

/** Amounts that readers cashed out and the newspaper has not paid yet, oldest first. */
export function unpaidCashOuts(db: Database) {
  return db
    .selectFrom('live_purses')
    .innerJoin('users', 'users.id', 'live_purses.user_id')
    .innerJoin('live_packets', 'live_packets.id', 'live_purses.packet_id')
    .select([
      'live_purses.packet_id as packetId',
      'live_purses.user_id as readerId',
      'live_purses.earned as amount',
      'live_purses.cashed_at as at',
      'users.name',
      'live_packets.title',
    ])
    .where('live_purses.cashed_at', 'is not', null)
    .where('live_purses.paid_at', 'is', null)
    .orderBy('live_purses.cashed_at')
    .orderBy('live_purses.user_id')
    .execute();
}

/** Marks a cash-out as paid. @returns the amount in fen; undefined if there was nothing to pay */
export async function markPaid(
  db: Database,
  packetId: string,
  readerId: string,
  time: string,
): Promise<number | undefined> {
  const paid = await db
    .updateTable('live_purses')
    .set({ paid_at: time })
    .where('packet_id', '=', packetId)
    .where('user_id', '=', readerId)
    .where('cashed_at', 'is not', null)
    .where('paid_at', 'is', null)
    .returning('earned')
    .executeTakeFirst();
  return paid?.earned;
}
