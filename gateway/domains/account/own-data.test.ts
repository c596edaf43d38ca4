import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requestEncrypted, encryptFor } from '../../../src/lib/crypto/encrypted-text.ts';
import {
  call,
  clientId,
  openTestHandlers,
  story,
  type SignedIn,
  type TestHandlers,
  visitor,
} from '../../http/testing/test-handlers.ts';
import { issueToken, readerOfToken } from './tokens.ts';

const phone = '13800138000';

let gateway: TestHandlers;
let minutes: number;
beforeEach(async () => {
  gateway = await openTestHandlers();
  minutes = 0;
  await gateway.addStories(story('1001', 5), story('1002', 6));
});
afterEach(() => gateway.close());

const publicKey = () => call(gateway.handlers, 'getPublicKey', {});

async function askCode(of = phone): Promise<string> {
  gateway.moveTo((minutes += 1));
  await call(gateway.handlers, 'sendSmsCode', { body: { phone: encryptFor(of, await publicKey()) } });
  return gateway.account.messages.at(-1)?.code ?? '';
}

/** A reader who signed in by SMS, with the token for later calls. */
async function signIn(of = phone): Promise<SignedIn & { readonly token: string }> {
  const code = await askCode(of);
  const { token } = await call(gateway.handlers, 'signInBySms', {
    body: { phone: encryptFor(of, await publicKey()), code },
  });
  const reader = await readerOfToken(gateway.db, token, new Date('2026-11-03T10:00:00+08:00'));
  if (reader === undefined) throw new Error('the token is nobody’s');
  return { ...visitor, reader, token };
}

async function leaveTraces(me: SignedIn) {
  const { handlers } = gateway;
  await call(
    handlers,
    'addNewsComment',
    { body: { newsId: '1001', body: '泉水真清', clientId: clientId() } },
    me,
  );
  await call(handlers, 'likeNews', { body: { newsId: '1001', like: true, clientId: clientId() } }, me);
  await call(handlers, 'saveNews', { body: { newsId: '1002', save: true, clientId: clientId() } }, me);
  await call(handlers, 'countNewsRead', { body: { newsId: '1002', clientId: clientId() } }, me);
}

describe('personal data', () => {
  test('is shown masked and returned in full only encrypted for the requester’s key', async () => {
    const me = await signIn();
    expect(await call(gateway.handlers, 'getUserInfo', {}, me)).toMatchObject({
      name: me.reader.name,
      phone: '138****8000',
    });
    const question = requestEncrypted(await publicKey());
    const { sealed } = await call(
      gateway.handlers,
      'getSealedUserInfo',
      { query: { key: question.key } },
      me,
    );
    expect(JSON.parse(question.open(sealed))).toEqual({ name: me.reader.name, phone });
    const stranger = requestEncrypted(await publicKey());
    expect(() => stranger.open(sealed)).toThrow(Error);
  });

  test('of a reader without a phone omits the phone', async () => {
    const me = await gateway.signIn('编辑部');
    expect(await call(gateway.handlers, 'getUserInfo', {}, me)).not.toHaveProperty('phone');
    const question = requestEncrypted(await publicKey());
    const { sealed } = await call(
      gateway.handlers,
      'getSealedUserInfo',
      { query: { key: question.key } },
      me,
    );
    expect(JSON.parse(question.open(sealed))).toEqual({ name: '编辑部' });
  });

  test('is not encrypted for an invalid key', async () => {
    const asking = call(
      gateway.handlers,
      'getSealedUserInfo',
      { query: { key: 'A'.repeat(800) } },
      await signIn(),
    );
    await expect(asking).rejects.toMatchObject({
      code: 400,
      fields: [{ path: 'query.key', rule: 'sealed' }],
    });
  });
});

describe('the export', () => {
  const download = (me: SignedIn, body: { code: string; key: string }) =>
    call(gateway.handlers, 'downloadAccount', { body }, me);

  test('holds everything stored about the reader, and nothing about others', async () => {
    const [me, other] = [await signIn(), await signIn('13900139000')];
    await leaveTraces(me);
    await leaveTraces(other);
    const question = requestEncrypted(await publicKey());
    const { sealed, ...clear } = await download(me, { code: await askCode(), key: question.key });
    expect(clear).toEqual({
      exportedAt: '2026-11-03 08:03:00',
      user: { name: me.reader.name, createdAt: '2026-11-03 08:01:00' },
      comments: [
        { id: expect.any(String), body: '泉水真清', state: 'shown', createdAt: '2026-11-03 08:02:00' },
      ],
      likes: [{ newsId: '1001', title: '标题1001', at: '2026-11-03 08:02:00' }],
      saves: [{ newsId: '1002', title: '标题1002', at: '2026-11-03 08:02:00' }],
      reads: [{ newsId: '1002', title: '标题1002', at: '2026-11-03 08:02:00' }],
    });
    expect(JSON.parse(question.open(sealed))).toEqual({ user: { phone } });
    const stranger = requestEncrypted(await publicKey());
    expect(() => stranger.open(sealed)).toThrow(Error);
  });

  test('needs a code that was sent to the account’s own phone, once', async () => {
    const me = await signIn();
    const { key } = requestEncrypted(await publicKey());
    const theirs = await askCode('13900139000');
    for (const code of ['000000', theirs])
      await expect(download(me, { code, key })).rejects.toMatchObject({
        code: 400,
        fields: [{ path: 'body.code' }],
      });
    const code = await askCode();
    await download(me, { code, key });
    await expect(download(me, { code, key })).rejects.toMatchObject({ code: 400 });
  });

  test('is refused for an invalid key, which does not cost the code', async () => {
    const me = await signIn();
    const code = await askCode();
    await expect(download(me, { code, key: 'A'.repeat(800) })).rejects.toMatchObject({
      code: 400,
      fields: [{ path: 'body.key', rule: 'sealed' }],
    });
    const { key } = requestEncrypted(await publicKey());
    expect(await download(me, { code, key })).toHaveProperty('sealed');
  });

  test('of a reader without a phone is refused with instructions', async () => {
    const me = await gateway.signIn('编辑部');
    const { key } = requestEncrypted(await publicKey());
    await expect(download(me, { code: '123456', key })).rejects.toMatchObject({ code: 409 });
  });
});

describe('deleting an account', () => {
  const remove = (me: SignedIn, code: string) =>
    call(gateway.handlers, 'removeAccount', { body: { code } }, me);

  test('accepts a code that was sent to the account’s own phone', async () => {
    const me = await signIn();
    const theirs = await askCode('13900139000');
    await expect(remove(me, theirs)).rejects.toMatchObject({ code: 400, fields: [{ path: 'body.code' }] });
    expect(await remove(me, await askCode())).toEqual({ removed: true });
  });

  test('keeps written content without a name and removes every other link to the reader', async () => {
    const me = await signIn();
    await leaveTraces(me);
    await issueToken(gateway.db, me.reader.id, { days: 30, now: new Date('2026-11-03T08:00:00+08:00') });
    await remove(me, await askCode());
    const { list } = await call(gateway.handlers, 'listNewsComments', { body: { newsId: '1001' } });
    expect(list).toMatchObject([{ body: '泉水真清', author: { name: '已注销读者', headImg: '', city: '' } }]);
    const { db } = gateway;
    for (const table of [
      'tokens',
      'user_phones',
      'news_likes',
      'saved_stories',
      'news_reads',
      'write_receipts',
    ] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(JSON.stringify(await db.selectFrom('users').selectAll().execute())).not.toContain(me.reader.name);
  });

  test('frees the phone: the next sign-in with it creates a new reader', async () => {
    const me = await signIn();
    await remove(me, await askCode());
    const again = await signIn();
    expect(again.reader.id).not.toBe(me.reader.id);
  });

  test('without a phone is rejected with instructions', async () => {
    const me = await gateway.signIn('编辑部');
    await expect(remove(me, '123456')).rejects.toMatchObject({ code: 409 });
  });
});
