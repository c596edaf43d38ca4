import { beforeEach, expect, test } from 'vitest';
import { CodeRejected } from './messaging-app.ts';
import { createSandboxApp, type SandboxApp } from './sandbox-app.ts';
import { shareSignature } from './share-signature.ts';

let now: number;
let app: SandboxApp;
beforeEach(() => {
  now = 1_793_000_000_000;
  app = createSandboxApp(() => now);
});

test('its consent page gets the same parameters as the real one', () => {
  const address = new URL(
    app.authorizeAddress({ redirectTo: 'https://a.example/new/', state: 's' }),
    'http://x',
  );
  expect(address.pathname).toBe('/gateway/messaging-sandbox/authorize');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    appid: app.appId,
    redirect_uri: 'https://a.example/new/',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 's',
  });
});

test('a code works once', async () => {
  const code = app.issueCode('sandbox-wang', false);
  expect(await app.userForCode(code)).toMatchObject({ openId: 'sandbox-wang', name: '王秀兰' });
  await expect(app.userForCode(code)).rejects.toThrow(CodeRejected);
});

test('a code works for five minutes, and one issued as old never', async () => {
  const [inTime, late] = [app.issueCode('sandbox-li', false), app.issueCode('sandbox-li', false)];
  now += 299_999;
  expect(await app.userForCode(inTime)).toMatchObject({ name: '李建国' });
  now += 1;
  await expect(app.userForCode(late)).rejects.toMatchObject({ reason: 'dead' });
  await expect(app.userForCode(app.issueCode('sandbox-li', true))).rejects.toMatchObject({ reason: 'dead' });
});

test('a new user is another one each time', async () => {
  const [one, other] = [
    await app.userForCode(app.issueCode('', false)),
    await app.userForCode(app.issueCode('', false)),
  ];
  expect(one.openId).not.toBe(other.openId);
});

test('an unknown code is rejected', async () => {
  await expect(app.userForCode('made-up')).rejects.toMatchObject({ reason: 'dead' });
});

test('a signature is valid only for its address', async () => {
  const page = { url: 'https://a.example/new/', nonceStr: 'n', timestamp: 1 };
  const signature = shareSignature({ ticket: await app.shareTicket(), ...page });
  expect(app.isSignatureValid({ ...page, signature })).toBe(true);
  expect(app.isSignatureValid({ ...page, url: 'https://a.example/new/?x', signature })).toBe(false);
});
