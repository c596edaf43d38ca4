import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encryptFor } from '../../../src/lib/crypto/encrypted-text.ts';
import { minute, openSmsServer, phone, type SmsServer } from '../../http/testing/test-sms.ts';

let server: SmsServer;
beforeEach(async () => {
  server = await openSmsServer(encryptFor);
});
afterEach(() => server.close());

describe('limits', () => {
  test('a phone gets one code a minute, from any address', async () => {
    await server.askCode();
    server.advance(20_000);
    const refused = await server.askCode(phone, { address: '10.0.0.9' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40']);
    expect(refused.json().msg).toBe('获取验证码太频繁了，请 40 秒后再试');
    expect(server.account.messages).toHaveLength(1);
    server.advance(40_000);
    expect((await server.askCode()).statusCode).toBe(200);
  });

  test('a phone gets one code for many concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => server.askCode()));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(server.account.messages).toHaveLength(1);
  });

  test('a phone gets five codes an hour with human checks, then none until the hour is over', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      const humanCheck = await passedCheck('10.0.0.1');
      expect((await server.askCode(phone, { humanCheck })).json().data).toMatchObject({ state: 'sent' });
      server.advance(minute);
    }
    const refused = await server.askCode(phone, { humanCheck: await passedCheck('10.0.0.1') });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().msg).toMatch(/请 55 分钟后再试/);
    server.advance(55 * minute);
    expect((await server.askCode()).statusCode).toBe(200);
  });

  test('an address needs a human check from its sixth code in ten minutes on', async () => {
    for (let sent = 0; sent < 5; sent += 1)
      expect((await server.askCode(`1380013800${sent}`)).json().data.state).toBe('sent');
    expect((await server.askCode('13800138009')).json()).toMatchObject({
      code: 200,
      data: { state: 'human-check' },
    });
    expect((await server.askCode('13800138009', { address: '10.0.0.2' })).json().data.state).toBe('sent');
    expect(server.account.messages).toHaveLength(6);
  });
});

async function newCheck(address: string): Promise<{ id: string; target: number }> {
  return (await server.post('/gateway/x/account/human-check', {}, server.from(address))).json().data;
}

async function moveSlider(
  { id, target }: { id: string; target: number },
  address: string,
  more: { position?: number; duration?: number; moves?: number } = {},
): Promise<boolean> {
  const body = { id, position: target, duration: 900, moves: 12, ...more };
  return (await server.post('/gateway/x/account/human-check-answer', body, server.from(address))).json().data
    .passed;
}

async function passedCheck(address: string): Promise<string> {
  const check = await newCheck(address);
  expect(await moveSlider(check, address)).toBe(true);
  return check.id;
}

describe('the human check', () => {
  const here = '10.0.0.1';
  beforeEach(async () => {
    for (let sent = 0; sent < 5; sent += 1) await server.askCode(`1390013900${sent}`);
  });
  const isSent = async (humanCheck: string, address = here) =>
    (await server.askCode(phone, { humanCheck, address })).json().data?.state === 'sent';

  test('allows one code when the slider was moved to its target', async () => {
    const id = await passedCheck(here);
    expect(await isSent(id)).toBe(true);
    server.advance(minute);
    expect(await isSent(id)).toBe(false);
  });

  test.each([
    ['moved somewhere else', { position: 3 }],
    ['moved faster than a hand can', { duration: 20 }],
    ['set rather than moved', { moves: 1 }],
  ])('is not passed by a slider that was %s', async (_what, wrong) => {
    const check = await newCheck(here);
    expect(await moveSlider(check, here, wrong)).toBe(false);
    expect(await isSent(check.id)).toBe(false);
  });

  test('accepts one answer, so the target cannot be found by trying', async () => {
    const check = await newCheck(here);
    expect(await moveSlider(check, here, { position: 0 })).toBe(false);
    expect(await moveSlider(check, here)).toBe(false);
  });

  test('that was not answered, was passed from another address or was never issued allows nothing', async () => {
    expect(await isSent((await newCheck(here)).id)).toBe(false);
    await server.database.db.deleteFrom('rate_counters').where('name', '=', 'sms-phone-minute').execute();
    const elsewhere = await newCheck('10.0.0.2');
    expect(await moveSlider(elsewhere, here)).toBe(false);
    expect(await isSent(await passedCheck('10.0.0.2'))).toBe(false);
    expect(await isSent('A'.repeat(22))).toBe(false);
  });

  test('expires after three minutes, for answering and for use', async () => {
    const unanswered = await newCheck(here);
    const passed = await passedCheck(here);
    server.advance(180_000);
    expect(await moveSlider(unanswered, here)).toBe(false);
    expect(await isSent(passed)).toBe(false);
  });
});

describe('wrong codes', () => {
  const here = '10.0.0.1';
  const [guessed, mine] = ['13900139000', '13700137000'];
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const wrongCode = () => (server.lastCode() === '000000' ? '000001' : '000000');
  /** Submits wrong codes for as many phones that have none. */
  async function guessAround(count: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await server.login('000000', `1380013${String(8000 + index)}`)).statusCode);
    return statuses;
  }
  async function guess(count: number, of: string): Promise<number[]> {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await server.login(wrongCode(), of)).statusCode);
    return statuses;
  }

  test('of others do not lock the network: who asks for a code there and is human signs in', async () => {
    await guessAround(40);
    expect((await server.askCode(mine)).json().data).toEqual({ state: 'human-check' });
    await server.askCode(mine, { humanCheck: await passedCheck(here) });
    expect((await server.login(server.lastCode(), mine)).statusCode).toBe(200);
  });

  test('cannot be spread over phones: after thirty, codes that were asked for elsewhere are refused', async () => {
    await server.askCode(mine, { address: '10.0.0.2' });
    const code = server.lastCode();
    expect((await guessAround(31)).at(-1)).toBe(429);
    const refused = await server.login(code, mine);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().msg).toContain('重新获取验证码');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await server.login(code, mine, from('10.0.0.2'))).statusCode).toBe(200);
    server.advance(60 * minute);
    expect((await guessAround(1))[0]).toBe(400);
  });

  test('for one phone need a human check for the next code there, and only there', async () => {
    await server.askCode(guessed);
    expect(await guess(5, guessed)).toEqual([400, 400, 400, 400, 400]);
    server.advance(minute);
    expect((await server.askCode(guessed)).json().data).toEqual({ state: 'human-check' });
    await server.askCode(guessed, { address: '10.0.0.2' });
    expect((await server.login(server.lastCode(), guessed, from('10.0.0.2'))).statusCode).toBe(200);
  });

  test('for one phone are refused after ten, until a human has asked for another code', async () => {
    await server.askCode(guessed);
    expect(await guess(11, guessed)).toEqual([...Array<number>(10).fill(400), 429]);
    await server.askCode(mine);
    expect((await server.login(server.lastCode(), mine)).statusCode).toBe(200);
    server.advance(minute);
    await server.askCode(guessed, { humanCheck: await passedCheck(here) });
    expect((await server.login(server.lastCode(), guessed)).statusCode).toBe(200);
  });

  test('are not those that lost a race with the right code', async () => {
    await server.askCode(mine);
    const code = server.lastCode();
    const responses = await Promise.all(Array.from({ length: 40 }, () => server.login(code, mine)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(39);
    // nor is the same code once more, such as after a lost response
    await server.login(code, mine);
    const counted = await server.database.db
      .selectFrom('rate_counters')
      .select('name')
      .where('name', 'like', 'wrong-codes%')
      .execute();
    expect(counted).toEqual([]);
  });
});
