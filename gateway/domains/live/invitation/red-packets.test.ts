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
import { notePaid, openPacket, unpaidCashOuts } from './packet-payouts.ts';
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
    .execute((transaction) => openPacket(transaction, { ...packet, endsAt: '2026-11-04 08:00:00' }, start));
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
  test('has one code for each reader and live, and says what it is worth', async () => {
    const { code, rules, packet: filled } = await invitation();
    expect(code).toMatch(/^[a-zA-Z2-9]{8}$/);
    expect((await invitation()).code).toBe(code);
    expect((await invitation(await gateway.signIn('另一位'))).code).not.toBe(code);
    expect(filled).toEqual({ id: packetId, title: '红包' });
    expect(rules.join('')).toContain('您得 0.50 元红包');
    expect(rules.join('')).toContain('满 1.00 元即可提现');
  });

  test('has its rules for everybody, whoever asks', async () => {
    const { rules, packet: filled } = await invitation();
    const told = await call(gateway.handlers, 'getLiveInviteRules', { query: { roomId } });
    expect(told).toEqual({ rules, packet: filled });
  });

  test('made twice at once is one', async () => {
    const [first, second] = await Promise.all([invitation(), invitation()]);
    expect(first.code).toBe(second.code);
  });

  test('counts each guest once, by the first code they came with', async () => {
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

  test('is worth nothing to the reader who made it, and nothing where it is none', async () => {
    const { code } = await invitation();
    await expect(accept(host, code)).rejects.toMatchObject({ code: 409 });
    await expect(accept(await gateway.signIn('客人'), 'AAAAAAAA')).rejects.toMatchObject({ code: 404 });
  });
});

describe('a red packet', () => {
  test('is emptied by those who come first', async () => {
    await invite(5);
    expect(await packet()).toMatchObject({ balance: 150, invited: 5, state: 'ready' });
  });

  test('is cashed out once, also by a hundred at the same time', async () => {
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

  test('that is cashed out by one act sent a hundred times answers each alike', async () => {
    await invite(2);
    const id = clientId();
    const answers = await Promise.all(Array.from({ length: 100 }, () => cashOut(id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ packetId, amount: 100 });
  });

  test('takes nothing more for who cashed it out', async () => {
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

  test('is not cashed out for too little, nor after its end', async () => {
    await invite(1);
    await expect(cashOut()).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining('满 1.00 元'),
    });
    await gateway.db.updateTable('live_packets').set({ ends_at: '2026-11-03 07:00:00' }).execute();
    await expect(cashOut()).rejects.toMatchObject({ code: 409, message: expect.stringContaining('结束') });
    expect(await packet()).toMatchObject({ state: 'over' });
  });

  test('is found without its id by who has something in it', async () => {
    await invite(1);
    const latest = await call(gateway.handlers, 'getLivePacket', { body: {} }, host);
    expect(latest.id).toBe(packetId);
    await expect(
      call(gateway.handlers, 'getLivePacket', { body: {} }, await gateway.signIn('没有红包的人')),
    ).rejects.toMatchObject({ code: 404 });
  });

  test('is paid by the newspaper, once', async () => {
    await invite(2);
    await cashOut();
    const due = await unpaidCashOuts(gateway.db);
    expect(due).toContainEqual(expect.objectContaining({ packetId, readerId: host.reader.id, amount: 100 }));
    const pay = () => notePaid(gateway.db, packetId, host.reader.id, '2026-11-03 09:00:00');
    expect(await pay()).toBe(100);
    expect(await pay()).toBeUndefined();
    expect((await packet()).cashOut).toMatchObject({ paid: true });
  });
});
