import * as v from 'valibot';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { jsonColumn } from '../../db/json-column.ts';

/** validates only the fields that change here; all others are written back unchanged */
const readEvent = jsonColumn(
  'live_events',
  'data_json',
  v.looseObject({ message: v.exactOptional(v.looseObject({ id: v.string() })) }),
);

/** A reader's live-room data for the export: messages, reservations, invitations and red packets. */
export async function exportedLives(db: Database, userId: string) {
  const messages = await db
    .selectFrom('live_messages')
    .select(['room_id as roomId', 'body as text', 'state', 'created_at as at'])
    .where('author_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const appointments = await db
    .selectFrom('live_appointments')
    .select(['room_id as roomId', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('room_id')
    .execute();
  const invitations = await db
    .selectFrom('live_invites')
    .select(['room_id as roomId', 'code', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('room_id')
    .execute();
  const arrivals = await db
    .selectFrom('live_invitees')
    .select(['room_id as roomId', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('room_id')
    .execute();
  const packets = await db
    .selectFrom('live_purses')
    .select(['packet_id as packetId', 'earned as amount', 'cashed_at'])
    .where('user_id', '=', userId)
    .orderBy('packet_id')
    .execute();
  if ([messages, appointments, invitations, arrivals, packets].every(({ length }) => length === 0))
    return undefined;
  return {
    messages,
    appointments,
    invitations,
    arrivals,
    packets: packets.map(({ cashed_at, ...packet }) => ({
      ...packet,
      ...(cashed_at !== null && { cashedAt: cashed_at }),
    })),
  };
}

/**
 * Removes a reader from live rooms: deletes reservations and invitations and anonymises messages. Pending cash-outs
 * stay owed; the rest of the purse balance is returned.
 * @param nobody name that replaces the reader's name
 */
export async function removeLiveData(
  transaction: Transaction<Schema>,
  userId: string,
  nobody: string,
): Promise<void> {
  await anonymizeEvents(transaction, userId, nobody);
  await removeFromRooms(transaction, userId);
  await transaction.deleteFrom('live_invites').where('user_id', '=', userId).execute();
  await transaction
    .deleteFrom('live_invitees')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('inviter_id', '=', userId)]))
    .execute();
  const purses = await transaction
    .deleteFrom('live_purses')
    .where('user_id', '=', userId)
    .where('cashed_at', 'is', null)
    .returning(['packet_id', 'earned'])
    .execute();
  for (const { packet_id, earned } of purses)
    await transaction
      .updateTable('live_packets')
      .set((eb) => ({ left_over: eb('left_over', '+', earned) }))
      .where('id', '=', packet_id)
      .execute();
}

/** Stored events contain the author's name and are replayed to reconnecting pages. */
async function anonymizeEvents(
  transaction: Transaction<Schema>,
  userId: string,
  nobody: string,
): Promise<void> {
  const rows = await transaction
    .selectFrom('live_messages as message')
    .innerJoin('live_events as event', (join) =>
      join.onRef('event.room_id', '=', 'message.room_id').onRef('event.seq', '=', 'message.seq'),
    )
    .select(['message.id', 'event.room_id', 'event.seq', 'event.data_json'])
    .where('message.author_id', '=', userId)
    .execute();
  for (const { id, room_id, seq, data_json } of rows) {
    const event = readEvent(data_json, `${room_id}/${seq}`);
    // a held message's event carries the number of the event before it
    if (event.message?.id !== id) continue;
    const message = { ...event.message, name: nobody, headImg: '' };
    await transaction
      .updateTable('live_events')
      .set({ data_json: JSON.stringify({ ...event, message }) })
      .where('room_id', '=', room_id)
      .where('seq', '=', seq)
      .execute();
  }
}

async function removeFromRooms(transaction: Transaction<Schema>, userId: string): Promise<void> {
  const appointments = await transaction
    .deleteFrom('live_appointments')
    .where('user_id', '=', userId)
    .returning('room_id')
    .execute();
  const rooms = await transaction
    .selectFrom('live_rooms')
    .select('id')
    .where('host_id', '=', userId)
    .execute();
  const left = new Set(appointments.map(({ room_id }) => room_id));
  const held = new Set(rooms.map(({ id }) => id));
  // sorted, the lock order of every transaction that changes several rooms: prevents deadlocks
  for (const id of [...new Set([...left, ...held])].toSorted())
    await transaction
      .updateTable('live_rooms')
      .set((eb) => ({
        ...(left.has(id) && { appointments: eb('appointments', '-', 1) }),
        ...(held.has(id) && { host_id: null }),
      }))
      .where('id', '=', id)
      .execute();
}
