import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Failure } from '../../../contract/failure.ts';
import {
  call,
  clientId,
  openTestHandlers,
  start,
  type SignedIn,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';
import { markPaid, createPacket, unpaidCashOuts } from './packet-payouts.ts';
import { addRoom } from '../test-lives.ts';

let gateway: TestHandlers;
let roomId: string;
let packetId: string;
let host: SignedIn;
let rooms = 0;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  rooms += 1;
  roomId = `r${rooms}`;
  await addRoom(gateway.db, roomId, { state: 'living' });
  const packet = { roomId, title: '红包', fund: 150, perInvite: 50, minimum: 100 };
  packetId = await gateway.db
    .transaction()
    .execute((transaction) => createPacket(transaction, { ...packet, endsAt: '2026-11-04 08:00:00' }, start));
  host = await gateway.signIn('邀请人');
});

const invitation = (context = host) =>
  call(gateway.handlers, 'getLiveInvitation', { body: { roomId } }, context);
const packet = (context = host) => call(gateway.handlers, 'getLivePacket', { body: { packetId } }, context);
const accept = (context: SignedIn, code: string) =>
  call(
    gateway.handlers,
    'acceptLiveInvitation',
    { body: { roomId, invitation: code, clientId: clientId() } },
    context,
  );
const cashOut = (id = clientId()) =>
  call(gateway.handlers, 'cashOutLivePacket', { body: { packetId, clientId: id } }, host);
async function invite(count: number): Promise<void> {
  const { code } = await invitation();
  for (let guest = 0; guest < count; guest += 1) await accept(await gateway.signIn(`客人${guest}`), code);
}
const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 200 : outcome.reason instanceof Failure ? outcome.reason.code : 500;

describe('an invitation', () => {
  test('has one code per reader and room, and shows the reward', async () => {
    const { code, rules, packet: filled } = await invitation();
    expect(code).toMatch(/^[a-zA-Z2-9]{8}$/);
    expect((await invitation()).code).toBe(code);
    expect((await invitation(await gateway.signIn('另一位'))).code).not.toBe(code);
    expect(filled).toEqual({ id: packetId, title: '红包' });
    expect(rules.join('')).toContain('您得 0.50 元红包');
    expect(rules.join('')).toContain('满 1.00 元即可提现');
  });

  test('shows its rules to everybody', async () => {
    const { rules, packet: filled } = await invitation();
    const response = await call(gateway.handlers, 'getLiveInviteRules', { query: { roomId } });
    expect(response).toEqual({ rules, packet: filled });
  });

  test('requested twice at once is one', async () => {
    const [first, second] = await Promise.all([invitation(), invitation()]);
    expect(first.code).toBe(second.code);
  });

  test('counts each guest once, by their first code', async () => {
    const guest = await gateway.signIn('小王同学');
    const { code } = await invitation();
    expect(await accept(guest, code)).toEqual({ roomId, counted: true });
    expect(await accept(guest, code)).toEqual({ roomId, counted: false });
    const other = await invitation(await gateway.signIn('另一位'));
    expect(await accept(guest, other.code)).toEqual({ roomId, counted: false });
    const invited = await call(gateway.handlers, 'listLiveInvited', { body: { roomId } }, host);
    expect(invited).toMatchObject({ total: 1, list: [{ name: '小*学' }] });
    expect(await packet()).toMatchObject({ balance: 50, state: 'earning', invited: 1 });
  });

  test('is rejected from its own reader, and with an unknown code', async () => {
    const { code } = await invitation();
    await expect(accept(host, code)).rejects.toMatchObject({ code: 409 });
    await expect(accept(await gateway.signIn('客人'), 'AAAAAAAA')).rejects.toMatchObject({ code: 404 });
  });
});

describe('a red packet', () => {
  test('pays rewards until it is empty', async () => {
    await invite(5);
    expect(await packet()).toMatchObject({ balance: 150, invited: 5, state: 'ready' });
  });

  test('is cashed out once by a hundred concurrent requests', async () => {
    await invite(2);
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => cashOut()));
    const codes = outcomes.map(codeOf);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(99);
    expect(await packet()).toMatchObject({
      balance: 0,
      state: 'cashed',
      cashOut: { amount: 100, paid: false },
    });
  });

  test('gives the same answer to a cash-out that is sent a hundred times', async () => {
    await invite(2);
    const id = clientId();
    const responses = await Promise.all(Array.from({ length: 100 }, () => cashOut(id)));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]).toMatchObject({ packetId, amount: 100 });
  });

  test('adds nothing after the cash-out', async () => {
    await invite(2);
    await cashOut();
    await invite(1);
    expect(await packet()).toMatchObject({ balance: 0, cashOut: { amount: 100 }, invited: 3 });
    const { left_over } = await gateway.db
      .selectFrom('live_packets')
      .select('left_over')
      .where('id', '=', packetId)
      .executeTakeFirstOrThrow();
    expect(left_over).toBe(50);
  });

  test('is not cashed out below the minimum or after its end', async () => {
    await invite(1);
    await expect(cashOut()).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining('满 1.00 元'),
    });
    await gateway.db.updateTable('live_packets').set({ ends_at: '2026-11-03 07:00:00' }).execute();
    await expect(cashOut()).rejects.toMatchObject({ code: 409, message: expect.stringContaining('结束') });
    expect(await packet()).toMatchObject({ state: 'over' });
  });

  test('is found without its id by a reader who has a balance in it', async () => {
    await invite(1);
    const latest = await call(gateway.handlers, 'getLivePacket', { body: {} }, host);
    expect(latest.id).toBe(packetId);
    await expect(
      call(gateway.handlers, 'getLivePacket', { body: {} }, await gateway.signIn('没有红包的人')),
    ).rejects.toMatchObject({ code: 404 });
  });

  test('is marked as paid once', async () => {
    await invite(2);
    await cashOut();
    const due = await unpaidCashOuts(gateway.db);
    expect(due).toContainEqual(expect.objectContaining({ packetId, readerId: host.reader.id, amount: 100 }));
    const pay = () => markPaid(gateway.db, packetId, host.reader.id, '2026-11-03 09:00:00');
    expect(await pay()).toBe(100);
    expect(await pay()).toBeUndefined();
    expect((await packet()).cashOut).toMatchObject({ paid: true });
  });
});
