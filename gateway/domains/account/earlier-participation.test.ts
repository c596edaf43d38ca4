import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encryptFor } from '../../../src/lib/crypto/encrypted-text.ts';
import { sweep } from '../../db/sweep.ts';
import {
  call,
  clientId,
  openTestHandlers,
  start,
  type SignedIn,
  type TestHandlers,
  visitor,
} from '../../http/testing/test-handlers.ts';
import { addTestWelfare } from '../commonweal/test-commonweal.ts';
import { createPacket } from '../live/invitation/packet-payouts.ts';
import { addRoom } from '../live/test-lives.ts';
import { addQuiz, addVote } from '../votes/test-votes.ts';
import { readerOfToken } from './tokens.ts';

const phone = '13800138000';

let gateway: TestHandlers;
let minutes: number;
let packetId: string;
beforeEach(async () => {
  gateway = await openTestHandlers();
  minutes = 0;
  const { db } = gateway;
  await addVote(db, 'vote');
  await addQuiz(db, 'quiz');
  await addTestWelfare(db, 'gift', 5);
  await addRoom(db, 'live', { state: 'living' });
  const packet = { roomId: 'live', title: '红包', fund: 1000, perInvite: 50, minimum: 50 };
  packetId = await db
    .transaction()
    .execute((transaction) => createPacket(transaction, { ...packet, endsAt: '2026-11-04 08:00:00' }, start));
});
afterEach(() => gateway.close());

async function askCode(of: string): Promise<string> {
  // a phone gets three codes an hour without a human check
  gateway.moveTo((minutes += 25));
  const sealed = encryptFor(of, await call(gateway.handlers, 'getPublicKey', {}));
  await call(gateway.handlers, 'sendSmsCode', { body: { phone: sealed } });
  return gateway.account.messages.at(-1)?.code ?? '';
}

async function signIn(of = phone): Promise<SignedIn> {
  const code = await askCode(of);
  const sealed = encryptFor(of, await call(gateway.handlers, 'getPublicKey', {}));
  const { token } = await call(gateway.handlers, 'signInBySms', { body: { phone: sealed, code } });
  const reader = await readerOfToken(gateway.db, token, start);
  if (reader === undefined) throw new Error('the token is nobody’s');
  return { ...visitor, reader };
}

/** Deletes the account and signs in again with its phone. */
async function startOver(me: SignedIn, of = phone): Promise<SignedIn> {
  await call(gateway.handlers, 'removeAccount', { body: { code: await askCode(of) } }, me);
  return signIn(of);
}

const vote = (context: SignedIn) =>
  call(
    gateway.handlers,
    'saveNewsVote',
    { body: { voteId: 'vote', optionIds: ['a'], clientId: clientId() } },
    context,
  );
const beginQuiz = (context: SignedIn) =>
  call(gateway.handlers, 'startQuizQuestion', { body: { voteId: 'quiz', number: 1 } }, context);
const claim = (context: SignedIn) =>
  call(gateway.handlers, 'claimWelfare', { body: { itemId: 'gift', clientId: clientId() } }, context);
const invitation = (context: SignedIn) =>
  call(gateway.handlers, 'getLiveInvitation', { body: { roomId: 'live' } }, context);
const accept = (code: string, context: SignedIn) =>
  call(
    gateway.handlers,
    'acceptLiveInvitation',
    { body: { roomId: 'live', invitation: code, clientId: clientId() } },
    context,
  );
const packet = (context: SignedIn) =>
  call(gateway.handlers, 'getLivePacket', { body: { packetId } }, context);
const cashOut = (context: SignedIn) =>
  call(gateway.handlers, 'cashOutLivePacket', { body: { packetId, clientId: clientId() } }, context);

describe('a reader who deleted the account and signed in again with the same phone', () => {
  test('does not vote twice, nor take a quiz twice', async () => {
    const me = await signIn();
    await vote(me);
    await beginQuiz(me);
    const again = await startOver(me);
    await expect(vote(again)).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining('注销前'),
    });
    await expect(beginQuiz(again)).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining('注销前'),
    });
    const { voters } = await call(gateway.handlers, 'getNewsVote', { query: { voteId: 'vote' } });
    expect(voters).toBe(1);
  });

  test('does not claim the same gift twice, nor after a second deletion', async () => {
    const me = await signIn();
    await claim(me);
    const again = await startOver(me);
    await expect(claim(again)).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining('注销前'),
    });
    const third = await startOver(again);
    await expect(claim(third)).rejects.toMatchObject({ code: 409 });
    expect(await claim(await signIn('13900139000'))).toMatchObject({ outcome: 'claimed', left: 3 });
  });

  test('is not counted as invited again', async () => {
    const host = await gateway.signIn('邀请人');
    const { code } = await invitation(host);
    const me = await signIn();
    expect(await accept(code, me)).toMatchObject({ counted: true });
    const again = await startOver(me);
    expect(await accept(code, again)).toMatchObject({ counted: false });
    expect(await packet(host)).toMatchObject({ balance: 50 });
  });

  test('does not earn again in a red packet that was cashed out', async () => {
    const me = await signIn();
    await accept((await invitation(me)).code, await gateway.signIn('客人一'));
    await cashOut(me);
    const again = await startOver(me);
    await accept((await invitation(again)).code, await gateway.signIn('客人二'));
    expect(await packet(again)).toMatchObject({ state: 'cashed', balance: 0 });
    await expect(cashOut(again)).rejects.toMatchObject({ code: 409 });
    const { left_over } = await gateway.db
      .selectFrom('live_packets')
      .select('left_over')
      .where('id', '=', packetId)
      .executeTakeFirstOrThrow();
    expect(left_over).toBe(950);
  });

  test('is not paid again for friends who came by the deleted account’s code', async () => {
    const me = await signIn();
    const friend = await gateway.signIn('客人');
    await accept((await invitation(me)).code, friend);
    const again = await startOver(me);
    expect(await accept((await invitation(again)).code, friend)).toMatchObject({ counted: false });
    expect(await packet(again)).toMatchObject({ balance: 0 });
  });

  test('may do everything that the deleted account did not', async () => {
    const again = await startOver(await signIn());
    expect(await vote(again)).toMatchObject({ voters: 1 });
    expect(await claim(again)).toMatchObject({ outcome: 'claimed' });
  });
});

describe('what is stored of a deleted account’s participations', () => {
  const fingerprints = () => gateway.db.selectFrom('participation_fingerprints').selectAll().execute();

  test('is one keyed fingerprint for each item, which differ from each other and from the phone’s', async () => {
    const me = await signIn();
    const { phone_hash } = await gateway.db
      .selectFrom('user_phones')
      .select('phone_hash')
      .executeTakeFirstOrThrow();
    await vote(me);
    await claim(me);
    await call(gateway.handlers, 'removeAccount', { body: { code: await askCode(phone) } }, me);
    const rows = await fingerprints();
    expect(
      rows
        .map(({ kind, item_id }) => [kind, item_id])
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([
      ['vote', 'vote'],
      ['welfare', 'gift'],
    ]);
    expect(new Set([phone_hash, ...rows.map(({ fingerprint }) => fingerprint)]).size).toBe(3);
    expect(JSON.stringify(rows)).not.toContain(me.reader.id);
  });

  test('is deleted once the vote, gift, red packet or live has ended', async () => {
    const me = await signIn();
    await vote(me);
    await beginQuiz(me);
    await claim(me);
    await accept((await invitation(await gateway.signIn('邀请人'))).code, me);
    await accept((await invitation(me)).code, await gateway.signIn('客人'));
    await cashOut(me);
    await startOver(me);
    const kinds = async () => (await fingerprints()).map(({ kind }) => kind).toSorted();
    expect(await kinds()).toEqual(['live', 'packet', 'vote', 'vote', 'welfare']);
    await sweep(gateway.db, new Date('2026-11-03T20:00:00+08:00'));
    expect(await kinds()).toEqual(['live', 'packet', 'welfare']);
    await gateway.db.updateTable('live_rooms').set({ state: 'ended' }).execute();
    await sweep(gateway.db, new Date('2026-11-03T21:00:00+08:00'));
    expect(await kinds()).toEqual(['live', 'packet', 'welfare']);
    await sweep(gateway.db, new Date('2026-11-04T08:00:00+08:00'));
    expect(await kinds()).toEqual(['welfare']);
    await sweep(gateway.db, new Date('2026-12-01T00:00:00+08:00'));
    expect(await kinds()).toEqual([]);
    expect(await gateway.db.selectFrom('earlier_participations').selectAll().execute()).toEqual([]);
  });
});
