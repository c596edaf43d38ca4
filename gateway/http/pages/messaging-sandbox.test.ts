import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAccountServices } from '../../domains/account/test-services.ts';
import { createWechatApp } from '../../services/messaging-app/wechat-app.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const base = '/gateway/messaging-sandbox';
const host = 'm.example.cn';
const userAgent = 'Mozilla/5.0 MicroMessenger/8.0';
const callback = `http://${host}/new/login/loginCommon`;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ask = (change: Record<string, string> = {}, agent = userAgent) => {
  const query = new URLSearchParams({
    appid: server.account.messagingApp.appId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 's1',
    ...change,
  });
  return server.get(`${base}/authorize?${query.toString()}`, { host, 'user-agent': agent });
};
const decide = (form: Record<string, string>) =>
  server.post(
    `${base}/authorize`,
    new URLSearchParams({ redirect_uri: callback, state: 's1', ...form }).toString(),
    { host, 'content-type': 'application/x-www-form-urlencoded' },
  );

describe('the authorisation page', () => {
  test('names the requesting site and offers users and a refusal', async () => {
    const page = await ask();
    for (const text of ['齐鲁晚报 申请获取您的昵称', '王秀兰', '一位新来的读者', '同意', '拒绝', '沙箱'])
      expect(page.body).toContain(text);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each([
    [{ appid: 'wx-another' }, '10013'],
    [{ scope: 'snsapi_base' }, '10005'],
    [{ redirect_uri: 'http://evil.example/new/' }, '10003'],
    [{ redirect_uri: `http://${host}.evil.example/new/` }, '10003'],
    [{ redirect_uri: 'javascript:alert(1)' }, '10003'],
  ])('with %j shows the error code %s of the real one', async (change, number) => {
    const page = await ask(change);
    expect(page.body).toContain(number);
    expect(page.body).not.toContain('<form');
  });

  test('is an error outside the messaging app', async () => {
    expect((await ask({}, 'Mozilla/5.0')).body).toContain('请在微信客户端打开链接');
  });

  test('escapes parameters of the URL', async () => {
    const page = await ask({ state: '"><script>alert(1)</script>' });
    expect(page.body).not.toContain('<script>');
  });
});

describe('a user who', () => {
  test('agrees is redirected with a code and the state', async () => {
    const reply = await decide({ person: 'sandbox-li', how: 'ok', answer: 'allow' });
    const back = new URL(String(reply.headers.location));
    expect([reply.statusCode, back.origin + back.pathname]).toEqual([302, callback]);
    expect(back.searchParams.get('state')).toBe('s1');
    const person = await server.account.messagingApp.userForCode(back.searchParams.get('code') ?? '');
    expect(person.name).toBe('李建国');
  });

  test('refuses is redirected with the state only', async () => {
    const reply = await decide({ person: 'sandbox-li', how: 'ok', answer: 'deny' });
    expect(reply.headers.location).toBe(`${callback}?state=s1`);
  });

  test('would be redirected to another site gets an error', async () => {
    const reply = await decide({ redirect_uri: 'http://evil.example/', answer: 'allow' });
    expect([reply.statusCode, reply.headers.location]).toEqual([200, undefined]);
  });
});

test('accepts only the signature of the page’s own URL', async () => {
  const url = `http://${host}/new/general/1001`;
  const { data } = (await server.post('/gateway/x/account/share-signature', { url }, { host })).json();
  const config = async (change: object) =>
    (await server.post(`${base}/config`, { ...data, url, ...change })).json().accepted;
  expect(await config({})).toBe(true);
  expect(await config({ url: `${url}?x` })).toBe(false);
  expect(await config({ signature: 'f'.repeat(40) })).toBe(false);
  expect(await config({ appId: 'wx-another' })).toBe(false);
  expect(await config({ timestamp: '1' })).toBe(false);
});

test.each(['an account', 'nothing'])('with %s instead there is no sandbox', async (instead) => {
  const settings = {
    appId: 'wx1',
    secret: 's',
    siteOrigin: 'https://m.example.cn',
    endpoint: 'http://127.0.0.1:9',
  };
  const messagingApp = instead === 'nothing' ? undefined : createWechatApp(settings);
  const other = await openTestServer({ account: { ...testAccountServices(), messagingApp } });
  try {
    for (const path of ['authorize', 'wx.js'])
      expect((await other.get(`${base}/${path}`)).statusCode).toBe(404);
    expect((await other.post(`${base}/config`, {})).statusCode).toBe(404);
  } finally {
    await other.close();
  }
});
