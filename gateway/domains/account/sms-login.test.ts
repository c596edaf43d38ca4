import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encryptFor } from '../../../src/lib/crypto/encrypted-text.ts';
import { minute, openSmsServer, phone, smsHeaders, type SmsServer } from '../../http/testing/test-sms.ts';
import { hashOfSecret } from './random-secret.ts';

let server: SmsServer;
beforeEach(async () => {
  server = await openSmsServer(encryptFor);
});
afterEach(() => server.close());

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const info = async (token: string) =>
  (await server.post('/gateway/x/account/token-info', { token })).json().code;

describe('signing in by SMS', () => {
  test('sends a six-digit code to the phone, which signs the reader in', async () => {
    expect((await server.askCode()).json().data).toEqual({ state: 'sent', resendAfter: 60 });
    expect(server.account.messages).toEqual([{ phone, code: expect.stringMatching(/^\d{6}$/) }]);
    const { data } = (await server.login(server.lastCode())).json();
    expect(data).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: '2026-12-03 08:00:00',
      user: { name: expect.stringMatching(/^读者[0-9a-z]{6}$/), userType: 0 },
    });
    expect(await info(data.token)).toBe(200);
  });

  test('finds the same reader again for the same phone, and another one for another phone', async () => {
    const who = async (token: string) =>
      (await server.post('/gateway/user/v1/user/base/info', {}, { token })).json().data;
    const first = await who(await server.signInBySms());
    expect(await who(await server.signInBySms())).toEqual(first);
    const other = await who(await server.signInBySms('13900139000'));
    expect(other.name).not.toBe(first.name);
    expect([first.phone, other.phone]).toEqual(['138****8000', '139****9000']);
  });

  test('responses do not reveal whether a phone is registered', async () => {
    await server.signInBySms();
    const known = [await server.askCode(), await server.login(another(server.lastCode()))];
    const unknown = [
      await server.askCode('13700137000'),
      await server.login(another(server.lastCode()), '13700137000'),
    ];
    const never = await server.login('000000', '13600136000');
    const shape = (responses: typeof known) => responses.map(({ statusCode, body }) => [statusCode, body]);
    expect(shape(known)).toEqual(shape(unknown));
    expect([never.statusCode, never.body]).toEqual(shape(known)[1]);
  });

  test.each(['', '1380013800', '138001380000', '23800138000', '12800138000', '+8613800138000', 'x'])(
    'rejects an invalid phone number and names the field: %j',
    async (text) => {
      const response = await server.askCode(text);
      expect(response.statusCode).toBe(400);
      expect(response.json().data.fields).toEqual([
        { path: 'body.phone', rule: 'phone', message: '请填写 11 位手机号' },
      ]);
    },
  );

  test('a phone number encrypted for another gateway is rejected', async () => {
    const response = await server.post(
      '/gateway/auth/sms/v1/code',
      { phone: { key: Buffer.alloc(128, 1).toString('base64'), data: server.encrypted(phone).data } },
      smsHeaders,
    );
    expect(response.json().data.fields).toMatchObject([{ path: 'body.phone', rule: 'sealed' }]);
  });

  test('a code that could not be sent does not count, is not valid, and is reported', async () => {
    server.account.setWorking(false);
    const failed = await server.askCode();
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '10']);
    expect(await server.database.db.selectFrom('sms_codes').selectAll().execute()).toEqual([]);
    server.account.setWorking(true);
    expect((await server.askCode()).statusCode).toBe(200);
  });
});

describe('a code', () => {
  test('works once', async () => {
    await server.askCode();
    expect((await server.login(server.lastCode())).statusCode).toBe(200);
    expect((await server.login(server.lastCode())).statusCode).toBe(400);
  });

  test('works once for concurrent calls too', async () => {
    await server.askCode();
    const responses = await Promise.all([
      server.login(server.lastCode()),
      server.login(server.lastCode()),
      server.login(server.lastCode()),
    ]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('expires after five minutes', async () => {
    await server.askCode();
    server.advance(5 * minute - 1000);
    expect((await server.login(server.lastCode())).statusCode).toBe(200);
    await server.askCode();
    server.advance(5 * minute);
    expect((await server.login(server.lastCode())).statusCode).toBe(400);
  });

  test('is invalid after five wrong attempts, and the field error says what to do', async () => {
    await server.askCode();
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await server.login(another(server.lastCode()));
      expect(wrong.json().data.fields).toEqual([
        { path: 'body.code', rule: 'code', message: '验证码不对或已失效，请核对，或重新获取' },
      ]);
    }
    expect((await server.login(server.lastCode())).statusCode).toBe(400);
  });

  test('is invalidated by the next one', async () => {
    await server.askCode();
    const first = server.lastCode();
    server.advance(minute);
    await server.askCode();
    const isAnother = first !== server.lastCode();
    expect((await server.login(first)).statusCode).toBe(isAnother ? 400 : 200);
    expect((await server.login(server.lastCode())).statusCode).toBe(isAnother ? 200 : 400);
  });

  test('does not work for another phone', async () => {
    await server.askCode();
    await server.askCode('13900139000');
    const [mine] = server.account.messages;
    const theirs = await server.login(mine?.code ?? '', '13900139000');
    expect(theirs.statusCode).toBe(mine?.code === server.lastCode() ? 200 : 400);
  });
});

describe('stored data', () => {
  test('holds no phone, code or token in plain text', async () => {
    await server.askCode();
    const code = server.lastCode();
    const { db } = server.database;
    const codes = JSON.stringify(await db.selectFrom('sms_codes').selectAll().execute());
    const token: string = (await server.login(code)).json().data.token;
    const everything = JSON.stringify([
      codes,
      await db.selectFrom('users').selectAll().execute(),
      await db.selectFrom('user_phones').selectAll().execute(),
      await db.selectFrom('tokens').selectAll().execute(),
      await db.selectFrom('rate_counters').selectAll().execute(),
      await db.selectFrom('write_receipts').selectAll().execute(),
    ]);
    // one in a thousand token hashes contains the phone's last digits by chance; no other row contains them
    const hash = hashOfSecret(token);
    expect(everything).toContain(hash);
    const others = everything.replaceAll(hash, '');
    for (const secret of [phone, phone.slice(-4), code, token, '10.0.0.1'])
      expect(others).not.toContain(secret);
  });
});
