import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encryptFor, requestEncrypted } from '../../../src/lib/crypto/encrypted-text.ts';
import { messagingLoginSteps } from '../../http/testing/test-messaging.ts';
import { openTestServer, start, type TestServer } from '../../http/testing/test-server.ts';
import { MessagingAppDown, type MessagingApp } from '../../services/messaging-app/messaging-app.ts';
import { testAccountServices } from './test-services.ts';

let server: TestServer;
let now: Date;
let steps: ReturnType<typeof messagingLoginSteps>;
beforeEach(async () => {
  now = start;
  server = await openTestServer({ clock: () => now });
  steps = messagingLoginSteps(server, encryptFor);
});
afterEach(() => server.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const userInfo = async (token: string) =>
  (await server.post('/gateway/user/v1/user/base/info', {}, { token })).json().data;
const [wang, li] = ['sandbox-wang', 'sandbox-li'];

test('a reader is sent to the messaging app and returns to the page that this site configures', async () => {
  const { address, state } = await steps.startLogin({ host: 'm.example.cn' });
  const { searchParams } = new URL(address, 'http://m.example.cn');
  expect(searchParams.get('redirect_uri')).toBe('http://m.example.cn/new/login/loginCommon');
  expect(searchParams.get('state')).toBe(state);
  expect(Buffer.from(state, 'base64url')).toHaveLength(32);
});

test('a new user binds a phone by SMS, keeps the messaging app name and is bound from then on', async () => {
  const first = (await steps.loginAs(wang)).json().data;
  expect(first).toEqual({
    state: 'unbound',
    bindTicket: expect.stringMatching(/^[\w-]{43}$/),
    name: '王秀兰',
    expiresIn: 900,
  });
  const bound = (await steps.bind('13800138000', first.bindTicket)).json().data;
  expect(bound.user.name).toBe('王秀兰');

  const { state, session } = (await steps.loginAs(wang)).json().data;
  expect(state).toBe('bound');
  expect(session).toMatchObject({ expiresAt: '2026-12-03 08:00:00', user: { name: '王秀兰', headImg: '' } });
  expect(session.token).not.toBe(bound.token);
  expect(await userInfo(session.token)).toMatchObject({ name: '王秀兰', phone: '138****8000' });
  const info = await server.post('/gateway/x/account/token-info', { token: session.token });
  expect(info.json()).toMatchObject({
    code: 200,
    data: { name: '王秀兰', userType: 0, userDes: '', headImg: '' },
  });
});

test('a reader known by phone keeps their name', async () => {
  const known = (await steps.bind('13800138000', (await steps.loginAs(li)).json().data.bindTicket)).json()
    .data;
  later(60);
  const again = (await steps.bind('13800138000', (await steps.loginAs(wang)).json().data.bindTicket)).json()
    .data;
  expect([known.user.name, again.user.name]).toEqual(['李建国', '李建国']);
});

test('a user bound through another account of the owner is recognised by unionid', async () => {
  const { bindTicket } = (await steps.loginAs(wang)).json().data;
  await steps.bind('13800138000', bindTicket);
  await server.database.db
    .updateTable('messaging_bindings')
    .set({ open_hash: 'of another account' })
    .execute();
  expect((await steps.loginAs(wang)).json().data.state).toBe('bound');
});

describe('failures during login', () => {
  test('a ticket works for 15 minutes, and an expired one does not consume the SMS code', async () => {
    const { bindTicket } = (await steps.loginAs(wang)).json().data;
    later(840);
    const code = await steps.requestCode('13800138000');
    later(60);
    const refused = await steps.signInWith('13800138000', code, bindTicket);
    expect([refused.statusCode, refused.json().data.fields[0].path]).toEqual([400, 'body.bindTicket']);
    const fresh = (await steps.loginAs(wang)).json().data.bindTicket;
    expect((await steps.signInWith('13800138000', code, fresh)).statusCode).toBe(200);
  });

  test('a wrong code leaves the ticket valid', async () => {
    const { bindTicket } = (await steps.loginAs(wang)).json().data;
    expect((await steps.signInWith('13800138000', '000000', bindTicket)).statusCode).toBe(400);
    expect((await steps.bind('13800138000', bindTicket)).statusCode).toBe(200);
  });

  test('an expired code is reported as expired', async () => {
    const refused = await steps.finishLogin(
      await steps.startLogin(),
      server.account.messagingApp.issueCode(wang, true),
    );
    expect([refused.statusCode, refused.json().data.fields[0].path]).toEqual([400, 'body.code']);
    expect(refused.json().msg).toContain('已过期');
  });

  test.each([
    ['does not answer', new MessagingAppDown('no answer'), 503],
    ['breaks the gateway', new Error('a fault of ours'), 500],
  ])('a messaging app that %s is answered with the right status', async (_what, fault, status) => {
    const messagingApp: MessagingApp = {
      ...server.account.messagingApp,
      userForCode: () => Promise.reject(fault),
      shareTicket: () => Promise.reject(fault),
    };
    const other = await openTestServer({ account: { ...testAccountServices(), messagingApp } });
    try {
      const { startLogin, finishLogin } = messagingLoginSteps(other, encryptFor);
      expect((await finishLogin(await startLogin(), 'c')).statusCode).toBe(status);
      const url = 'http://localhost/new/';
      expect((await other.post('/gateway/x/account/share-signature', { url })).statusCode).toBe(status);
    } finally {
      await other.close();
    }
  });

  test('without a messaging app, login by phone still works', async () => {
    const other = await openTestServer({ account: { ...testAccountServices(), messagingApp: undefined } });
    try {
      const response = await other.post('/gateway/x/account/messaging-login', { challenge: 'c'.repeat(43) });
      expect([response.statusCode, response.json().msg]).toEqual([503, '微信登录还没有开通，请用手机号登录']);
    } finally {
      await other.close();
    }
  });
});

test('deleting the account removes the binding, and the data export says when it was created', async () => {
  const { bindTicket } = (await steps.loginAs(wang)).json().data;
  const { token } = (await steps.bind('13800138000', bindTicket)).json().data;
  later(60);
  const { publicPem: pem, bits } = server.account.transport;
  const { key } = requestEncrypted({ pem, bits });
  const request = { code: await steps.requestCode('13800138000'), key };
  const exported = (await server.post('/gateway/x/account/export', request, { token })).json().data;
  expect(exported.user.messagingBoundAt).toEqual(['2026-11-03 08:00:00']);
  later(60);
  const code = await steps.requestCode('13800138000');
  await server.post('/gateway/x/account/remove', { code }, { token });
  expect((await steps.loginAs(wang)).json().data.state).toBe('unbound');
});

describe('signing a URL', () => {
  const sign = (url: string, headers: Record<string, string> = {}) =>
    server.post('/gateway/x/account/share-signature', { url }, headers);

  test('signs a page of this site so that the messaging app accepts it', async () => {
    const url = 'http://m.example.cn/new/general/1001?from=singlemessage';
    const { data } = (await sign(url, { host: 'm.example.cn' })).json();
    expect(data).toMatchObject({ appId: 'wxsandbox0000001', timestamp: start.getTime() / 1000 });
    expect(server.account.messagingApp.isSignatureValid({ url, ...data })).toBe(true);
  });

  test.each([
    'http://evil.example/new/',
    'https://m.example.cn/new/',
    'http://m.example.cn.evil.example/new/',
    'http://m.example.cn@evil.example/new/',
    'http://reader@m.example.cn/new/',
    'http://m.example.cn:81/new/',
    'http://m.example.cn/',
    'http://m.example.cn/gateway/openapi.json',
    'http://m.example.cn/new/../gateway/openapi.json',
    'http://m.example.cn/new/#top',
    'http://m.example.cn\\new\\',
    '//m.example.cn/new/',
    '/new/',
    'javascript:alert(1)',
  ])('rejects %s', async (url) => {
    const refused = await sign(url, { host: 'm.example.cn' });
    expect([refused.statusCode, refused.json().data.fields[0].path]).toEqual([400, 'body.url']);
  });

  test('signs only the registered site when an account is registered for one, whatever host the call names', async () => {
    const messagingApp = { ...server.account.messagingApp, siteOrigin: 'https://m.example.cn' };
    const other = await openTestServer({ account: { ...testAccountServices(), messagingApp } });
    const signed = async (url: string) =>
      (await other.post('/gateway/x/account/share-signature', { url }, { host: 'evil.example' })).statusCode;
    try {
      expect(await signed('http://evil.example/new/')).toBe(400);
      expect(await signed('https://m.example.cn/new/')).toBe(200);
      const { address } = await messagingLoginSteps(other, encryptFor).startLogin({ host: 'evil.example' });
      expect(new URL(address, 'http://x').searchParams.get('redirect_uri')).toMatch(
        /^https:\/\/m\.example\.cn\/new\//,
      );
    } finally {
      await other.close();
    }
  });
});
