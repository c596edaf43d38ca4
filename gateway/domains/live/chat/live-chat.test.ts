import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  start,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';
import { eventsBetween } from '../stream/live-events.ts';
import { removeMessage, approveMessage } from './chat-messages.ts';
import { setChat } from '../room/room-state.ts';
import { addRoom } from '../test-lives.ts';

let gateway: TestHandlers;
let roomId: string;
let rooms = 0;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  rooms += 1;
  roomId = `r${rooms}`;
  await addRoom(gateway.db, roomId, { state: 'living' });
});

const say = (context: SignedIn, text: string, id = clientId()) =>
  call(gateway.handlers, 'sendLiveMessage', { body: { roomId, text, clientId: id } }, context);
const texts = async (context?: SignedIn) => {
  const { list } = await call(gateway.handlers, 'listLiveMessages', { body: { roomId } }, context);
  return list.map(({ text, state, own }) => `${text} ${state}${own ? ' own' : ''}`);
};
const events = async () => {
  const { seq } = await gateway.db
    .selectFrom('live_rooms')
    .select('seq')
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow();
  return (await eventsBetween(gateway.db, roomId, 0, seq)) ?? [];
};

describe('a message', () => {
  test('is listed for its author at once, and reaches all others as an event with the same number', async () => {
    const li = await gateway.signIn('泉城老李');
    const said = await say(li, '  天鹅\n真多  ');
    expect(said).toMatchObject({ text: '天鹅 真多', state: 'shown', own: true, host: false, seq: 1 });
    expect(await texts(li)).toEqual(['天鹅 真多 shown own']);
    expect(await texts()).toEqual(['天鹅 真多 shown']);
    expect(await events()).toEqual([
      expect.objectContaining({ seq: 1, kind: 'message', message: { ...said, own: false } }),
    ]);
  });

  test('is posted once, however often it is sent', async () => {
    const li = await gateway.signIn('泉城老李');
    const id = clientId();
    const [first, again] = await Promise.all([say(li, '一遍', id), say(li, '一遍', id)]);
    expect(again).toEqual(first);
    expect(await texts()).toHaveLength(1);
    await expect(say(li, '另一句', id)).rejects.toMatchObject({ code: 409 });
  });

  test('awaits moderation if it needs a second look, and comes last when it is approved', async () => {
    const [li, wang] = [await gateway.signIn('老李'), await gateway.signIn('老王')];
    const held = await say(li, '加我手机 13812345678');
    expect(held.state).toBe('held');
    await say(wang, '你好');
    expect(await texts(wang)).toEqual(['你好 shown own']);
    expect(await texts(li)).toContain('加我手机 13812345678 held own');
    const show = () =>
      gateway.db.transaction().execute((transaction) => approveMessage(transaction, held.id, start));
    expect(await show()).toBe(true);
    expect(await show()).toBe(false);
    expect((await texts())[0]).toBe('加我手机 13812345678 shown');
    expect((await events()).map(({ seq, message }) => `${seq} ${message?.name}`)).toEqual([
      '1 老王',
      '2 老李',
    ]);
  });

  test('can be removed by an editor', async () => {
    const li = await gateway.signIn('老李');
    const { id } = await say(li, '广告');
    const drop = () =>
      gateway.db.transaction().execute((transaction) => removeMessage(transaction, id, start));
    expect(await drop()).toBe(true);
    expect(await drop()).toBe(false);
    expect(await texts(li)).toEqual([]);
    expect((await events()).at(-1)).toMatchObject({ kind: 'message-removed', id });
  });

  test('is rejected beyond the rate limit', async () => {
    const li = await gateway.signIn('老李');
    await say(li, '一');
    await say(li, '二');
    await expect(say(li, '三')).rejects.toMatchObject({ code: 429, retryAfter: 4 });
    await say(await gateway.signIn('老王'), '四');
    expect(await texts()).toEqual(['四 shown', '二 shown', '一 shown']);
  });

  test.each([
    ['', 400],
    ['\u200b ', 400],
    ['长'.repeat(101), 400],
  ])('%j is refused', async (text, code) => {
    const li = await gateway.signIn('老李');
    await expect(say(li, text)).rejects.toMatchObject({ code });
  });

  test('is rejected after the end of the broadcast', async () => {
    const li = await gateway.signIn('老李');
    await gateway.db.updateTable('live_rooms').set({ state: 'ended' }).where('id', '=', roomId).execute();
    await expect(say(li, '再见')).rejects.toMatchObject({ code: 409 });
  });

  test('is held or rejected in a moderated or closed chat, except the host’s', async () => {
    const [li, host] = [await gateway.signIn('老李'), await gateway.signIn('主持人')];
    await gateway.db
      .updateTable('live_rooms')
      .set({ host_id: host.reader.id })
      .where('id', '=', roomId)
      .execute();
    const set = (chat: 'open' | 'held' | 'closed') =>
      gateway.db.transaction().execute((transaction) => setChat(transaction, roomId, chat, start));
    await set('held');
    expect((await say(li, '等一等')).state).toBe('held');
    await set('closed');
    await expect(say(li, '说不了')).rejects.toMatchObject({ code: 409 });
    expect(await say(host, '稍后开放')).toMatchObject({ state: 'shown', host: true });
    expect((await events()).map(({ kind, chat }) => `${kind} ${chat ?? ''}`)).toEqual([
      'chat held',
      'chat closed',
      'message ',
    ]);
  });
});

describe('likes', () => {
  const like = (count: number, id = clientId(), device = 'd1') =>
    call(
      gateway.handlers,
      'sendLiveLikes',
      { body: { roomId, count, clientId: id } },
      {
        requestId: 'test',
        device,
      },
    );

  test('are added up, and a batch that is sent twice counts once', async () => {
    const id = clientId();
    expect(await like(20, id)).toEqual({ roomId, likes: 20 });
    expect(await like(20, id)).toEqual({ roomId, likes: 20 });
    const all = await Promise.all(Array.from({ length: 30 }, (_, index) => like(1, clientId(), `p${index}`)));
    expect(Math.max(...all.map(({ likes }) => likes))).toBe(50);
  });

  test('of one device are limited', async () => {
    for (let batch = 0; batch < 40; batch += 1) await like(1);
    await expect(like(1)).rejects.toMatchObject({ code: 429 });
    await expect(like(1, clientId(), 'another')).resolves.toMatchObject({ likes: 41 });
  });

  test('of a network add at most 1200 a minute and 10000 an hour to a room, however many devices it names', async () => {
    const likesAt = async (minute: number, address = '203.0.113.1') => {
      gateway.moveTo(minute);
      const context = { requestId: 'test', device: clientId(), address };
      const input = { body: { roomId, count: 50, clientId: clientId() } };
      return (await call(gateway.handlers, 'sendLiveLikes', input, context)).likes;
    };
    let likes = 0;
    for (let batch = 0; batch < 30; batch += 1) likes = await likesAt(0);
    expect(likes).toBe(1200);
    expect(await likesAt(0, '203.0.113.2')).toBe(1250);
    for (let batch = 0; batch < 250; batch += 1) likes = await likesAt(1 + Math.floor(batch / 25));
    expect(likes).toBe(10_050);
  });
});

describe('reservations', () => {
  const reserve = (context: SignedIn, isReserved: boolean) =>
    call(
      gateway.handlers,
      'reserveLive',
      { body: { roomId, reserve: isReserved, clientId: clientId() } },
      context,
    );

  test('count each reader once, and only before the start', async () => {
    const li = await gateway.signIn('老李');
    await expect(reserve(li, true)).rejects.toMatchObject({ code: 409 });
    await gateway.db.updateTable('live_rooms').set({ state: 'preview' }).where('id', '=', roomId).execute();
    expect(await reserve(li, true)).toMatchObject({ appointed: true, appointments: 1 });
    expect(await reserve(li, true)).toMatchObject({ appointments: 1 });
    expect(await reserve(await gateway.signIn('老王'), true)).toMatchObject({ appointments: 2 });
    expect(await reserve(li, false)).toMatchObject({ appointed: false, appointments: 1 });
    const { room } = await call(gateway.handlers, 'getLiveRoom', { query: { roomId } }, li);
    expect(room).toMatchObject({ appointed: false, counts: { appointments: 1 } });
  });
});
