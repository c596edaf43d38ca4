import type { Transaction } from 'kysely';
import { yuanText } from '../../../../rules/money/yuan-text.ts';
import { Failure, notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { tookPartEarlier } from '../../shared/earlier-participation.ts';
import { countInvitees } from './invitees.ts';

/** Whether the reader cashed out this packet with an account that they deleted. */
const cashedOutEarlier = (db: Database, packetId: string, readerId: string) =>
  tookPartEarlier(db, { readerId, kind: 'packet', itemId: packetId });

const packetNotFound = () => notFound('没有这个红包，或已被收回');

/**
 * Adds the reward of one invitation to a reader's purse, unless the packet is empty or the reader has cashed out. The
 * transaction holds the room's lock.
 */
export async function addToPurse(
  transaction: Transaction<Schema>,
  packetId: string,
  readerId: string,
): Promise<void> {
  if (await cashedOutEarlier(transaction, packetId, readerId)) return;
  const paid = await transaction
    .updateTable('live_packets')
    .set((eb) => ({ left_over: eb('left_over', '-', eb.ref('per_invite')) }))
    .where('id', '=', packetId)
    .whereRef('left_over', '>=', 'per_invite')
    .returning('per_invite')
    .executeTakeFirst();
  if (paid === undefined) return;
  const { per_invite: amount } = paid;
  const filled = await transaction
    .insertInto('live_purses')
    .values({ packet_id: packetId, user_id: readerId, earned: amount, cashed_at: null, paid_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['packet_id', 'user_id'])
        .doUpdateSet((eb) => ({ earned: eb('live_purses.earned', '+', amount) }))
        .where('live_purses.cashed_at', 'is', null),
    )
    .returning('packet_id')
    .executeTakeFirst();
  // the reader has cashed out: the amount goes back to the packet
  if (filled === undefined)
    await transaction
      .updateTable('live_packets')
      .set((eb) => ({ left_over: eb('left_over', '+', amount) }))
      .where('id', '=', packetId)
      .execute();
}

/**
 * A red packet with the reader's balance.
 * @param packetId undefined for the latest packet in which the reader has a purse
 * @param time `YYYY-MM-DD HH:MM:SS`
 * @throws Failure 404
 */
export async function packetFor(
  db: Database,
  packetId: string | undefined,
  readerId: string,
  time: string,
): Promise<Schemas['LivePacket']> {
  const id = packetId ?? (await latestPacketOf(db, readerId));
  const packet =
    id === undefined
      ? undefined
      : await db
          .selectFrom('live_packets')
          .innerJoin('live_rooms as room', 'room.id', 'live_packets.room_id')
          .selectAll('live_packets')
          .select('room.title as room_title')
          .where('live_packets.id', '=', id)
          .executeTakeFirst();
  if (packet === undefined) throw packetNotFound();
  const purse = await db
    .selectFrom('live_purses')
    .selectAll()
    .where('packet_id', '=', packet.id)
    .where('user_id', '=', readerId)
    .executeTakeFirst();
  const { earned = 0, cashed_at = null, paid_at = null } = purse ?? {};
  const { minimum, ends_at } = packet;
  const isCashed = cashed_at !== null || (await cashedOutEarlier(db, packet.id, readerId));
  return {
    id: packet.id,
    title: packet.title,
    room: { id: packet.room_id, title: packet.room_title },
    state: isCashed ? 'cashed' : ends_at <= time ? 'over' : earned < minimum ? 'earning' : 'ready',
    balance: cashed_at === null ? earned : 0,
    perInvite: packet.per_invite,
    minimum,
    invited: await countInvitees(db, packet.room_id, readerId),
    endsAt: ends_at,
    ...(cashed_at !== null && {
      cashOut: { packetId: packet.id, amount: earned, at: cashed_at, paid: paid_at !== null },
    }),
  };
}

/**
 * Cashes out a reader's whole balance. One conditional update, so that one of several concurrent requests succeeds. The
 * newspaper pays later; the editor CLI lists the unpaid amounts.
 * @throws Failure 404 if there is no such packet; 409 if it was cashed out before, is below the minimum or has ended
 */
export async function cashOut(
  transaction: Transaction<Schema>,
  packetId: string,
  readerId: string,
  time: string,
): Promise<Schemas['LiveCashOut']> {
  const packet = await transaction
    .selectFrom('live_packets')
    .select(['minimum', 'ends_at'])
    .where('id', '=', packetId)
    .executeTakeFirst();
  if (packet === undefined) throw packetNotFound();
  if (packet.ends_at <= time) throw new Failure(409, '红包活动已经结束，不能再提现了');
  const cashed = await transaction
    .updateTable('live_purses')
    .set({ cashed_at: time })
    .where('packet_id', '=', packetId)
    .where('user_id', '=', readerId)
    .where('cashed_at', 'is', null)
    .where('earned', '>=', packet.minimum)
    .returning('earned')
    .executeTakeFirst();
  if (cashed) return { packetId, amount: cashed.earned, at: time, paid: false };
  const purse = await transaction
    .selectFrom('live_purses')
    .select('cashed_at')
    .where('packet_id', '=', packetId)
    .where('user_id', '=', readerId)
    .executeTakeFirst();
  throw (purse && purse.cashed_at !== null) || (await cashedOutEarlier(transaction, packetId, readerId))
    ? new Failure(409, '您已经提现过了，每人只能提现一次')
    : new Failure(409, `满 ${yuanText(packet.minimum)} 元才能提现，再邀请几位朋友吧`);
}

async function latestPacketOf(db: Database, readerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('live_purses')
    .innerJoin('live_packets', 'live_packets.id', 'live_purses.packet_id')
    .select('live_packets.id')
    .where('live_purses.user_id', '=', readerId)
    .orderBy('live_packets.created_at', 'desc')
    .orderBy('live_packets.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
