import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encryptFor, requestEncrypted } from '../../../src/lib/crypto/encrypted-text.ts';
import { storyOf } from '../../http/testing/test-server.ts';
import { minute, openSmsServer, type SmsServer } from '../../http/testing/test-sms.ts';

let server: SmsServer;
let lines: string[];
beforeEach(async () => {
  lines = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  server = await openSmsServer(encryptFor, { logLevel: 'info', logStream });
  await server.addStories(storyOf('1001'));
});
afterEach(() => server.close());

const userInfo = (token: string) => server.post('/gateway/user/v1/user/base/info', {}, { token });
const isAlive = async (token: string) => (await userInfo(token)).statusCode === 200;
const signOut = (token: string, everywhere?: boolean) =>
  server.post('/gateway/x/account/sign-out', everywhere === undefined ? {} : { everywhere }, { token });
const exchange = (token: string) => server.post('/gateway/x/account/token', {}, { token });

describe('signing out', () => {
  test('revokes the token of the call and no other', async () => {
    const [phone, desk] = [await server.signInBySms('13800138000'), await server.signInBySms('13800138000')];
    expect((await signOut(phone)).json().data).toEqual({ ended: 1 });
    expect([await isAlive(phone), await isAlive(desk)]).toEqual([false, true]);
    expect((await signOut(phone)).statusCode).toBe(401);
  });

  test('everywhere revokes all tokens of the reader and nobody else’s', async () => {
    const mine = [
      await server.signInBySms('13800138000'),
      await server.signInBySms('13800138000'),
      await server.signInBySms('13800138000'),
    ];
    const theirs = await server.signInBySms('13900139000');
    expect((await signOut(mine[0] ?? '', true)).json().data).toEqual({ ended: 3 });
    expect(await Promise.all([...mine, theirs].map(isAlive))).toEqual([false, false, false, true]);
  });
});

describe('a token', () => {
  test('can be exchanged for a new one and stays valid for one more minute', async () => {
    const old = await server.signInBySms('13800138000');
    const { token, expiresAt } = (await exchange(old)).json().data;
    expect(token).not.toBe(old);
    expect(expiresAt).toBe('2026-12-03 08:01:00');
    server.advance(59000);
    expect(await isAlive(old)).toBe(true);
    server.advance(1000);
    expect([await isAlive(old), await isAlive(token)]).toEqual([false, true]);
  });

  test('that was exchanged cannot be exchanged again later', async () => {
    const old = await server.signInBySms('13800138000');
    await exchange(old);
    server.advance(60000);
    expect((await exchange(old)).statusCode).toBe(401);
  });

  test('exchanged sixty times at once has one successor', async () => {
    const old = await server.signInBySms('13800138000');
    const answers = await Promise.all(Array.from({ length: 60 }, () => exchange(old)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const [first = '', ...others] = new Set(answers.map((answer): string => answer.json().data.token));
    expect(others).toEqual([]);
    expect((await signOut(first, true)).json().data).toEqual({ ended: 2 });
  });

  test('whose successor was revoked is not exchanged for it again', async () => {
    const old = await server.signInBySms('13800138000');
    await signOut((await exchange(old)).json().data.token);
    expect((await exchange(old)).statusCode).toBe(401);
    expect(await isAlive(old)).toBe(true);
  });

  test('does not live longer by being exchanged repeatedly', async () => {
    const old = await server.signInBySms('13800138000');
    await exchange(old);
    server.advance(30000);
    await exchange(old);
    server.advance(30000);
    expect(await isAlive(old)).toBe(false);
  });

  test('planted by an attacker is not the one issued at sign-in, so session fixation gains nothing', async () => {
    const planted = await server.signInBySms('13900139000');
    const given = await server.signInBySms('13800138000', {
      token: planted,
      cookie: `readerToken=${planted}; wxToken=${planted}`,
    });
    expect(given).not.toBe(planted);
    const phoneOf = async (token: string) => (await userInfo(token)).json().data.phone;
    expect([await phoneOf(planted), await phoneOf(given)]).toEqual(['139****9000', '138****8000']);
    const chosen = await server.signInBySms('13700137000', { token: 'A'.repeat(43) });
    expect(chosen).not.toBe('A'.repeat(43));
    expect(await isAlive('A'.repeat(43))).toBe(false);
  });

  test('alone does not download the reader’s data', async () => {
    const token = await server.signInBySms('13800138000');
    const answer = await server.post('/gateway/x/account/export', {}, { token });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('13800138000');
  });

  test('is 256 random bits and never repeats', async () => {
    const [one, other] = [await server.signInBySms('13800138000'), await server.signInBySms('13800138000')];
    expect([one, other].map((token) => Buffer.from(token, 'base64url').length)).toEqual([32, 32]);
    expect(one.slice(0, 8)).not.toBe(other.slice(0, 8));
  });

  test.each([
    ['its end cut off', (token: string) => token.slice(0, -1)],
    ['one character changed', (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1)],
    ['a list', (token: string) => `${token}, ${token}`],
    ['other letter case', (token: string) => token.toUpperCase()],
    ['a wild card', () => '%'],
    ['a statement', () => "' or '1'='1"],
  ])('with %s identifies nobody', async (_what, tamper) => {
    expect((await userInfo(tamper(await server.signInBySms('13800138000')))).statusCode).toBe(401);
  });

  test('in a cookie alone is ignored, tampered with or not', async () => {
    const token = await server.signInBySms('13800138000');
    for (const cookie of [
      `readerToken=${token}`,
      `wxToken=${token}`,
      `token=${token}`,
      'readerToken=x; wxToken=%00',
    ]) {
      const calls = [
        server.post('/gateway/x/account/sign-out', { everywhere: true }, { cookie }),
        server.post('/gateway/x/account/remove', { code: '123456' }, { cookie }),
        server.post('/gw/add_lev1', { newsId: '1001', body: '好', clientId: 'c0000001' }, { cookie }),
      ];
      expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    }
    expect(await isAlive(token)).toBe(true);
  });

  test('is not accepted from another site’s form: forms cannot send JSON', async () => {
    const token = await server.signInBySms('13800138000');
    const form = await server.post('/gateway/x/account/sign-out', '{"everywhere":true}', {
      'content-type': 'text/plain',
      origin: 'https://evil.example',
      cookie: `readerToken=${token}`,
    });
    expect(form.statusCode).toBeGreaterThanOrEqual(400);
    expect(await isAlive(token)).toBe(true);
  });

  test('of another reader, named in the query or the body, is ignored', async () => {
    const [mine, theirs] = [await server.signInBySms(), await server.signInBySms('13900139000')];
    const info = (headers: Record<string, string>) =>
      server.post(
        `/gateway/user/v1/user/base/info?tokenID=${theirs}&token=${theirs}`,
        { tokenID: theirs, token: theirs },
        headers,
      );
    expect((await info({})).statusCode).toBe(401);
    expect((await info({ authorization: `Bearer ${theirs}` })).statusCode).toBe(401);
    expect((await info({ token: mine })).json().data.phone).toBe('138****8000');
  });

  test('of one reader neither changes nor shows another reader’s data', async () => {
    const [mine, theirs] = [await server.signInBySms(), await server.signInBySms('13900139000')];
    const comment = { newsId: '1001', body: '别人的评论', clientId: 'c0000001' };
    const { id } = (await server.post('/gw/add_lev1', comment, { token: theirs })).json().data;
    const removed = await server.get(`/gateway/comment/public/remove?commentId=${id}&clientId=c0000002`, {
      token: mine,
    });
    expect(removed.statusCode).toBe(403);
    const { publicPem: pem, bits } = server.account.transport;
    const question = requestEncrypted({ pem, bits });
    const exported = async (token: string, of: string) => {
      await server.askCode(of);
      const body = { code: server.lastCode(), key: question.key };
      const answer = await server.post('/gateway/x/account/export', body, { token });
      server.advance(minute);
      const { data } = answer.json();
      return answer.body + question.open(data.sealed);
    };
    expect(await exported(mine, '13800138000')).not.toMatch(/别人的评论|13900139000/);
    for (const own of ['别人的评论', '13900139000'])
      expect(await exported(theirs, '13900139000')).toContain(own);
    // a code sent to the other phone deletes neither account
    await server.askCode('13900139000');
    const code = server.lastCode();
    const left = await server.post('/gateway/x/account/remove', { code }, { token: mine });
    expect(left.statusCode).toBe(400);
    expect([await isAlive(mine), await isAlive(theirs)]).toEqual([true, true]);
  });

  test('is not logged, nor are phones and codes', async () => {
    const token = await server.signInBySms('13800138000');
    await server.get(`/gateway/getNewsSection?token=${token}`, { token });
    await exchange(token);
    server.account.setWorking(false);
    await server.signInBySms('13700137000').catch(() => '');
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(4);
    const codes = server.account.messages.map(({ code }) => code);
    for (const secret of [token, '13800138000', '13700137000', ...codes])
      expect(log).not.toContain(`"${secret}"`);
    expect(log).not.toContain(token);
    expect(log).not.toMatch(/13[87]0013[87]000/);
  });
});
