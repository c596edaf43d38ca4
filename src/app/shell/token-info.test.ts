// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError, type GatewayFailure } from 'qlwb-gateway-sdk/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shanghaiTime } from '#lib/time/dates.ts';
import { readReaderToken, storeReaderToken } from '#platform/storage/reader-token.ts';
import { fetchTokenInfo } from './token-info.ts';

const day = 86_400_000;
const inDays = (days: number) => shanghaiTime(Date.now() + days * day);
const never = new AbortController().signal;
const profile = { headImg: '', userType: 0, userDes: '', userName: '泉城老李' };

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/new/');
  Cookies.remove('readerToken', { path: '/new' });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

interface Answers {
  /** days until the token expires, or why the call failed */
  readonly info: number | 'dead' | GatewayFailure;
  readonly exchanged?: GatewayFailure;
}

function gatewayOf({ info, exchanged }: Answers) {
  const operations: string[] = [];
  const gateway: Gateway = {
    async call(operation) {
      operations.push(operation.id);
      if (typeof info === 'object') throw new GatewayError(operation.id, info);
      if (info === 'dead') return { code: 500, msg: '', data: {} } as never;
      return { code: 200, msg: 'ok', data: { name: '泉城老李', expiresAt: inDays(info) } } as never;
    },
    async data(operation) {
      operations.push(operation.id);
      if (exchanged !== undefined) throw new GatewayError(operation.id, exchanged);
      return { token: 'new', expiresAt: inDays(30) } as never;
    },
  };
  return { gateway, operations };
}

const remember = () => storeReaderToken('own', new Date(Date.now() + day));

test('returns the reader of a token, and keeps one in the first half of its lifetime', async () => {
  remember();
  const { gateway, operations } = gatewayOf({ info: 20 });
  expect(await fetchTokenInfo(gateway, 'own', never)).toEqual({ code: 200, profile });
  expect(operations).toEqual(['getTokenInfo']);
});

test('exchanges a token from signing in here in the second half of its lifetime', async () => {
  remember();
  const { gateway, operations } = gatewayOf({ info: 14 });
  expect(await fetchTokenInfo(gateway, 'own', never)).toEqual({ code: 200, profile });
  expect(operations).toEqual(['getTokenInfo', 'exchangeToken']);
  expect(readReaderToken('')).toBe('new');
});

test('exchanges a token of the messaging app too, and leaves it in its cookie', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0');
  storeReaderToken('theirs', new Date(Date.now() + day), 'wxToken');
  const { gateway } = gatewayOf({ info: 14 });
  expect(await fetchTokenInfo(gateway, 'theirs', never)).toEqual({ code: 200, profile });
  expect([Cookies.get('wxToken'), Cookies.get('readerToken'), readReaderToken('')]).toEqual([
    'new',
    undefined,
    'new',
  ]);
  Cookies.remove('wxToken');
});

test('does not exchange a token of the URL or of the app', async () => {
  const { gateway, operations } = gatewayOf({ info: 1 });
  await fetchTokenInfo(gateway, readReaderToken('?token=theirs') ?? '', never);
  expect(operations).toEqual(['getTokenInfo']);
});

test('ignores a failed exchange', async () => {
  remember();
  const { gateway } = gatewayOf({ info: 1, exchanged: { kind: 'network' } });
  expect(await fetchTokenInfo(gateway, 'own', never)).toEqual({ code: 200, profile });
  expect(readReaderToken('')).toBe('own');
});

test('treats an expired or malformed token as invalid', async () => {
  expect(await fetchTokenInfo(gatewayOf({ info: 'dead' }).gateway, 'x', never)).toEqual({ code: 500 });
  const refused = gatewayOf({ info: { kind: 'http', status: 400 } });
  expect(await fetchTokenInfo(refused.gateway, 'x', never)).toEqual({ code: 500 });
});

test('does not judge the token if the call fails', async () => {
  for (const failure of [{ kind: 'network' }, { kind: 'http', status: 500 }] as const) {
    const { gateway } = gatewayOf({ info: failure });
    await expect(fetchTokenInfo(gateway, 'own', never)).rejects.toThrow(GatewayError);
  }
});
