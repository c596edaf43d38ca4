import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encryptFor } from '../../../src/lib/crypto/encrypted-text.ts';
import { sweep } from '../../db/sweep.ts';
import { minute, openSmsServer, type SmsServer } from '../../http/testing/test-sms.ts';

const windowsChrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
const desk = '119.163.24.7';
const mobile = '223.104.5.6';

let server: SmsServer;
beforeEach(async () => {
  server = await openSmsServer(encryptFor);
});
afterEach(() => server.close());

interface Code {
  readonly id: string;
  readonly secret: string;
}

const call = (
  name: string,
  body: object,
  { token, address = mobile }: { token?: string; address?: string } = {},
) =>
  server.post(`/gateway/x/account/qr-login${name}`, body, {
    ...server.from(address),
    ...(token !== undefined && { token }),
  });

const create = (address = desk) => call('', { userAgent: windowsChrome }, { address });
const newCode = async (address = desk): Promise<Code> => (await create(address)).json().data;
const stateOf = async ({ secret }: Code) => (await call('-state', { secret }, { address: desk })).json().data;
const collect = (secret: string) => call('-token', { secret }, { address: desk });
const scan = (id: string, token?: string, address = mobile) =>
  call('-scan', { id }, { address, ...(token !== undefined && { token }) });
const confirm = (id: string, token: string) => call('-confirm', { id }, { token });
const refuse = (id: string, token: string) => call('-refuse', { id }, { token });
const nameOf = async (token: string) =>
  (await server.post('/gateway/user/v1/user/base/info', {}, { token })).json().data?.name;

describe('signing in by QR code', () => {
  test('a code that a reader scans and confirms signs in the device that shows it', async () => {
    const token = await server.signInBySms();
    const code = await newCode();
    expect(code).toMatchObject({ expiresIn: 120 });
    expect(await stateOf(code)).toEqual({ state: 'waiting' });
    const name = await nameOf(token);
    expect((await scan(code.id, token)).statusCode).toBe(200);
    expect(await stateOf(code)).toEqual({ state: 'scanned', name });
    expect((await confirm(code.id, token)).json().data).toEqual({ state: 'confirmed' });
    expect(await stateOf(code)).toEqual({ state: 'confirmed', name });
    const { data } = (await collect(code.secret)).json();
    expect(data).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), user: { name } });
    expect(data.token).not.toBe(token);
    expect(await nameOf(data.token)).toBe(name);
  });

  test('the scanning reader sees which device asks, so that nobody confirms a stranger’s device unseen', async () => {
    const token = await server.signInBySms();
    const { id } = await newCode();
    server.advance(20_000);
    expect((await scan(id, token)).json().data).toEqual({
      browser: 'Chrome',
      system: 'Windows',
      network: '119.163.*.*',
      sameNetwork: false,
      askedAt: '2026-11-03 08:01:00',
      expiresIn: 100,
    });
    const near = await newCode(mobile);
    expect((await scan(near.id, token)).json().data).toMatchObject({ sameNetwork: true });
  });

  test('a refused code issues no token and cannot be confirmed any more', async () => {
    const token = await server.signInBySms();
    const code = await newCode();
    await scan(code.id, token);
    expect((await refuse(code.id, token)).json().data).toEqual({ state: 'refused' });
    expect(await stateOf(code)).toMatchObject({ state: 'refused' });
    expect((await confirm(code.id, token)).statusCode).toBe(409);
    expect((await collect(code.secret)).statusCode).toBe(409);
  });

  test('the phone may reload its page and repeat its decision', async () => {
    const token = await server.signInBySms();
    const code = await newCode();
    await scan(code.id, token);
    expect((await scan(code.id, token)).statusCode).toBe(200);
    await confirm(code.id, token);
    expect((await confirm(code.id, token)).statusCode).toBe(200);
    expect((await collect(code.secret)).statusCode).toBe(200);
  });
});

describe('a stranger who photographs a code', () => {
  test('cannot collect the token: the code does not contain the secret', async () => {
    const token = await server.signInBySms();
    const code = await newCode();
    await scan(code.id, token);
    await confirm(code.id, token);
    expect((await collect(code.id)).statusCode).toBe(409);
    expect(await stateOf({ ...code, secret: code.id })).toEqual({ state: 'expired' });
    expect((await collect(code.secret)).statusCode).toBe(200);
  });

  test('and scans it after the reader cannot see the device, confirm or refuse', async () => {
    const [mine, theirs] = [await server.signInBySms(), await server.signInBySms('13900139000')];
    const code = await newCode();
    await scan(code.id, mine);
    for (const response of [
      await scan(code.id, theirs),
      await confirm(code.id, theirs),
      await refuse(code.id, theirs),
    ])
      expect([response.statusCode, response.json().data]).toEqual([409, {}]);
    expect(await stateOf(code)).toMatchObject({ state: 'scanned', name: await nameOf(mine) });
  });

  test('and scans it first is named on the device that shows it before anything is confirmed', async () => {
    const stranger = await server.signInBySms('13900139000');
    const code = await newCode();
    await scan(code.id, stranger);
    expect(await stateOf(code)).toEqual({ state: 'scanned', name: await nameOf(stranger) });
  });
});

describe('a code', () => {
  test('issues one token for many concurrent requests', async () => {
    const token = await server.signInBySms();
    const code = await newCode();
    await scan(code.id, token);
    await confirm(code.id, token);
    const responses = await Promise.all(Array.from({ length: 5 }, () => collect(code.secret)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect(await stateOf(code)).toEqual({ state: 'expired' });
    for (const again of [await scan(code.id, token), await confirm(code.id, token)])
      expect(again.statusCode).toBe(404);
  });

  test('cannot be confirmed before it was scanned', async () => {
    const code = await newCode();
    const response = await confirm(code.id, await server.signInBySms());
    expect([response.statusCode, (await stateOf(code)).state]).toEqual([409, 'waiting']);
    expect((await collect(code.secret)).statusCode).toBe(409);
  });

  test('expires after two minutes in every state', async () => {
    const token = await server.signInBySms();
    const codes = [await newCode(), await newCode(), await newCode()];
    await scan(codes[1]?.id ?? '', token);
    await scan(codes[2]?.id ?? '', token);
    await confirm(codes[2]?.id ?? '', token);
    server.advance(2 * minute);
    for (const code of codes) {
      expect(await stateOf(code)).toEqual({ state: 'expired' });
      expect((await scan(code.id, token)).json().msg).toBe('二维码已失效，请在电脑上刷新后再扫');
      expect((await confirm(code.id, token)).statusCode).toBe(404);
      expect((await collect(code.secret)).statusCode).toBe(409);
    }
    await sweep(server.database.db, new Date('2026-11-03T09:00:00+08:00'));
    expect(await server.database.db.selectFrom('qr_logins').selectAll().execute()).toEqual([]);
  });

  test('cannot be used by a reader who is not signed in, or not any more', async () => {
    const { id } = await newCode();
    const dead = await server.signInBySms();
    await server.post('/gateway/x/account/sign-out', {}, { token: dead });
    expect((await scan(id)).statusCode).toBe(401);
    for (const response of [await scan(id, dead), await confirm(id, dead), await refuse(id, dead)])
      expect(response.statusCode).toBe(401);
  });

  test('that was confirmed issues no token after its reader signed out everywhere or deleted the account', async () => {
    const confirmed = async (token: string) => {
      const code = await newCode();
      await scan(code.id, token);
      await confirm(code.id, token);
      return code;
    };
    const token = await server.signInBySms();
    const before = await confirmed(token);
    await server.post('/gateway/x/account/sign-out', { everywhere: true }, { token });
    expect((await collect(before.secret)).statusCode).toBe(409);

    const again = await server.signInBySms();
    await server.askCode();
    const last = await confirmed(again);
    const left = await server.post(
      '/gateway/x/account/remove',
      { code: server.lastCode() },
      { token: again, 'x-forwarded-for': '10.0.0.1' },
    );
    expect(left.json().data).toEqual({ removed: true });
    expect((await collect(last.secret)).statusCode).toBe(409);
  });

  test('can be created only by the newspaper’s own clients', async () => {
    const { authorization: _, ...others } = server.from(desk);
    for (const [path, body] of [
      ['', {}],
      ['-token', { secret: 'A'.repeat(43) }],
    ] as const)
      expect((await server.post(`/gateway/x/account/qr-login${path}`, body, others)).statusCode).toBe(401);
  });

  test('is stored so that a copy of the database can confirm nothing and reveals no network', async () => {
    const code = await newCode();
    const kept = JSON.stringify(await server.database.db.selectFrom('qr_logins').selectAll().execute());
    for (const secret of [code.id, code.secret, desk, '119.163', 'Windows'])
      expect(kept).not.toContain(secret);
    expect(code.id).not.toBe(code.secret);
    expect([code.id, code.secret].map((part) => Buffer.from(part, 'base64url').length)).toEqual([32, 32]);
  });
});

describe('limits', () => {
  test('an address can create sixty codes in ten minutes', async () => {
    const shown = await Promise.all(Array.from({ length: 61 }, () => create()));
    expect(shown.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
    const refused = await create();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    expect((await create('119.163.24.8')).statusCode).toBe(200);
  });

  test('codes cannot be guessed: an address is blocked after thirty unknown codes', async () => {
    const token = await server.signInBySms();
    const statuses: number[] = [];
    for (let tries = 0; tries < 32; tries += 1)
      statuses.push((await scan('A'.repeat(43 - String(tries).length) + tries, token)).statusCode);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    const { id } = await newCode();
    expect((await scan(id, token)).statusCode).toBe(429);
    expect((await scan(id, token, desk)).statusCode).toBe(200);
  });
});
