import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWechatApp } from './wechat-app.ts';

const appId = 'wx0123456789abcdef';
const secret = 'stand-in-secret';
const openId = 'oPerson1';

/** Fake provider: accepts what the provider accepts, and rejects everything else with the provider's error codes. */
let server: Server;
let endpoint: string;
let requests: string[];
let now: number;
/** codes that work, once each */
let codes: Set<string>;
let accessToken: string;
let ticketSeconds: number;
let isTicketRefused: boolean;
let profile: Record<string, unknown>;
let extra: Record<string, unknown>;
/** if set, the body of every response */
let brokenBody: string | undefined;

beforeEach(async () => {
  [requests, now, codes, accessToken, extra, brokenBody] = [
    [],
    0,
    new Set(['c1', 'c2']),
    'access-1',
    {},
    undefined,
  ];
  [ticketSeconds, isTicketRefused] = [7200, false];
  profile = {
    openid: openId,
    nickname: '泉城读者',
    unionid: 'union-1',
    headimgurl: 'https://thirdwx.qlogo.cn/1',
  };
  server = createServer((request, response) => {
    void bodyOf(request).then((body) =>
      response.end(brokenBody ?? JSON.stringify(responseTo(request, body))),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

function responseTo(request: IncomingMessage, body: string): unknown {
  const { pathname, searchParams } = new URL(request.url ?? '', endpoint);
  requests.push(`${request.method} ${pathname}`);
  const query = Object.fromEntries(searchParams);
  if (pathname === '/sns/oauth2/access_token') return codeResponse(query);
  if (pathname === '/sns/userinfo')
    return query['access_token'] === 'person-access' &&
      query['openid'] === openId &&
      query['lang'] === 'zh_CN'
      ? profile
      : { errcode: 40001, errmsg: 'invalid credential' };
  if (pathname === '/cgi-bin/stable_token') {
    const isAccount = body === JSON.stringify({ grant_type: 'client_credential', appid: appId, secret });
    return isAccount && request.method === 'POST'
      ? { access_token: accessToken, expires_in: 7200 }
      : { errcode: 40125, errmsg: 'invalid appsecret' };
  }
  if (pathname === '/cgi-bin/ticket/getticket')
    return !isTicketRefused && query['access_token'] === accessToken && query['type'] === 'jsapi'
      ? { errcode: 0, errmsg: 'ok', ticket: `ticket-of-${accessToken}`, expires_in: ticketSeconds }
      : { errcode: 40001, errmsg: 'invalid credential' };
  return { errcode: -1 };
}

function codeResponse({ appid, secret: given, code = '', grant_type: grant }: Record<string, string>) {
  if (appid !== appId || given !== secret) return { errcode: 40125, errmsg: 'invalid appsecret' };
  if (grant !== 'authorization_code') return { errcode: 40002, errmsg: 'invalid grant_type' };
  if (!codes.delete(code)) return { errcode: code === 'c1' ? 40163 : 40029, errmsg: `code ${code}` };
  return {
    access_token: 'person-access',
    expires_in: 7200,
    openid: openId,
    scope: 'snsapi_userinfo',
    ...extra,
  };
}

const app = (more: { secret?: string; endpoint?: string } = {}) =>
  createWechatApp({ appId, secret, siteOrigin: 'https://m.example.cn', endpoint, ...more }, () => now);

test('consent is requested at the provider’s page', () => {
  const redirectTo = 'https://m.example.cn/new/login/loginCommon';
  expect(app().authorizeAddress({ redirectTo, state: 's1' })).toBe(
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx0123456789abcdef' +
      '&redirect_uri=https%3A%2F%2Fm.example.cn%2Fnew%2Flogin%2FloginCommon' +
      '&response_type=code&scope=snsapi_userinfo&state=s1#wechat_redirect',
  );
});

describe('a code', () => {
  test('identifies the user and their name', async () => {
    expect(await app().userForCode('c1')).toEqual({ openId, unionId: 'union-1', name: '泉城读者' });
    expect(requests).toEqual(['GET /sns/oauth2/access_token', 'GET /sns/userinfo']);
  });

  test('that was used or never issued is rejected', async () => {
    const one = app();
    await one.userForCode('c1');
    await expect(one.userForCode('c1')).rejects.toMatchObject({ name: 'CodeRejected', reason: 'dead' });
    await expect(one.userForCode('made-up')).rejects.toMatchObject({ name: 'CodeRejected', reason: 'dead' });
  });

  test('of a user in snapshot mode is rejected: the id is temporary', async () => {
    extra = { is_snapshotuser: 1 };
    await expect(app().userForCode('c1')).rejects.toMatchObject({ name: 'CodeRejected', reason: 'snapshot' });
  });

  test('of a user without a nickname gives an empty name', async () => {
    profile = { openid: openId, nickname: '微信用户' };
    expect(await app().userForCode('c1')).toEqual({ openId, name: '' });
  });

  test('with the profile of another user is rejected', async () => {
    profile = { openid: 'another', nickname: '别人' };
    await expect(app().userForCode('c1')).rejects.toMatchObject({ name: 'MessagingAppDown' });
  });
});

describe('the ticket', () => {
  test('is fetched with an access token, and both are cached until five minutes before they expire', async () => {
    const one = app();
    expect(await Promise.all([one.shareTicket(), one.shareTicket()])).toEqual(
      Array(2).fill('ticket-of-access-1'),
    );
    now = 6_899_999;
    await one.shareTicket();
    expect(requests).toEqual(['POST /cgi-bin/stable_token', 'GET /cgi-bin/ticket/getticket']);
    now = 6_900_000;
    accessToken = 'access-2';
    expect(await one.shareTicket()).toBe('ticket-of-access-2');
    expect(requests).toHaveLength(4);
  });

  test('is fetched with a new access token if the cached one was revoked', async () => {
    const one = app();
    ticketSeconds = 3600;
    await one.shareTicket();
    now = 3_600_000;
    accessToken = 'access-2';
    expect(await one.shareTicket()).toBe('ticket-of-access-2');
    expect(requests.slice(2)).toEqual([
      'GET /cgi-bin/ticket/getticket',
      'POST /cgi-bin/stable_token',
      'GET /cgi-bin/ticket/getticket',
    ]);
  });

  test('is not requested a third time after two rejections', async () => {
    const one = app();
    isTicketRefused = true;
    await expect(one.shareTicket()).rejects.toMatchObject({ name: 'MessagingAppDown' });
    expect(requests.filter((call) => call.includes('getticket'))).toHaveLength(2);
  });
});

describe('a failure is an error without secret and code:', () => {
  const failing = async (one = app()) => {
    const error: unknown = await one.userForCode('c1').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'MessagingAppDown' });
    expect(`${String(error)} ${String(error instanceof Error && error.cause)}`).not.toMatch(/secret|c1/);
    return String(error);
  };

  test('wrong secret', async () => {
    expect(await failing(app({ secret: 'wrong-secret' }))).toContain('40125');
  });

  test.each(['<html>', '[]', 'null', '"c1"', '{}', '{"openid":7,"access_token":"a"}'])(
    'invalid answer %s',
    async (text) => {
      brokenBody = text;
      expect(await failing()).toContain('WeChat');
    },
  );

  test('provider not reachable', async () => {
    expect(await failing(app({ endpoint: 'http://127.0.0.1:9' }))).toContain('did not answer');
  });
});
