import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../db/sweep.ts';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  start,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';
import { deleteAccount } from '../account/own-data.ts';
import { eventsBetween } from './stream/live-events.ts';
import { createPacket } from './invitation/packet-payouts.ts';
import { addRoom } from './test-lives.ts';

let gateway: TestHandlers;
let host: SignedIn;
let guest: SignedIn;
let packetId: string;
let code: string;
beforeAll(async () => {
  gateway = await openTestHandlers();
  await addRoom(gateway.db, 'r');
  const packet = { roomId: 'r', title: '红包', fund: 500, perInvite: 50, minimum: 50 };
  packetId = await gateway.db
    .transaction()
    .execute((transaction) => createPacket(transaction, { ...packet, endsAt: '2026-11-04 08:00:00' }, start));
  host = await gateway.signIn('邀请人');
  await addRoom(gateway.db, 'held', { host_id: host.reader.id });
  ({ code } = await call(gateway.handlers, 'getLiveInvitation', { body: { roomId: 'r' } }, host));
  guest = await gateway.signIn('客人');
  const coming = { roomId: 'r', invitation: code, clientId: clientId() };
  await call(gateway.handlers, 'acceptLiveInvitation', { body: coming }, guest);
  await call(gateway.handlers, 'reserveLive', { body: { roomId: 'r', clientId: clientId() } }, host);
  const saying = { roomId: 'r', text: '我来了', clientId: clientId() };
  await call(gateway.handlers, 'sendLiveMessage', { body: saying }, host);
});
afterAll(() => gateway.close());

test('a reader’s export contains their data in live rooms', async () => {
  const { lives } = (await gateway.exportOf(host)).account;
  expect(lives).toMatchObject({
    messages: [{ roomId: 'r', text: '我来了', state: 'shown' }],
    appointments: [{ roomId: 'r' }],
    invitations: [{ roomId: 'r', code }],
    arrivals: [],
    packets: [{ packetId, amount: 50 }],
  });
  const { lives: ofGuest } = (await gateway.exportOf(guest)).account;
  expect(ofGuest).toMatchObject({ arrivals: [{ roomId: 'r' }] });
  expect(JSON.stringify(ofGuest)).not.toContain('邀请人');
});

test('deleting an account anonymizes messages and removes the reader from all counts', async () => {
  await deleteAccount(
    gateway.db,
    gateway.account.vault,
    host.reader.id,
    new Date('2026-11-03T09:00:00+08:00'),
  );
  const { list } = await call(gateway.handlers, 'listLiveMessages', { body: { roomId: 'r' } });
  expect(list).toMatchObject([{ text: '我来了', name: '已注销读者' }]);
  expect(
    await gateway.db.selectFrom('live_rooms').select('id').where('host_id', 'is not', null).execute(),
  ).toEqual([]);
  const { room } = await call(gateway.handlers, 'getLiveRoom', { query: { roomId: 'r' } });
  expect(room).toMatchObject({ counts: { appointments: 0 } });
  const { left_over } = await gateway.db
    .selectFrom('live_packets')
    .select('left_over')
    .where('id', '=', packetId)
    .executeTakeFirstOrThrow();
  expect(left_over).toBe(500);
  expect(await gateway.db.selectFrom('live_invitees').selectAll().execute()).toEqual([]);
  // pages that reconnect get the message without its author
  expect(await eventsBetween(gateway.db, 'r', 0, 1)).toMatchObject([
    { message: { text: '我来了', name: '已注销读者', headImg: '' } },
  ]);
});

test('events are deleted after three days', async () => {
  await sweep(gateway.db, new Date('2026-11-06T07:00:00+08:00'));
  expect(await eventsBetween(gateway.db, 'r', 0, 1)).toHaveLength(1);
  await sweep(gateway.db, new Date('2026-11-06T09:00:00+08:00'));
  expect(await eventsBetween(gateway.db, 'r', 0, 1)).toBeUndefined();
});
