import { GatewayError, type GatewayFailure } from 'qlwb-gateway-sdk/errors';
import type { Gateway } from 'qlwb-gateway-sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decide, followCode, scanCode } from './qr-calls.ts';

type Answer = object | GatewayFailure;
const isFailure = (response: Answer): response is GatewayFailure => 'kind' in response;

/** A gateway with a sequence of answers. @returns also the times of the calls in ms */
function gatewayOf(...responses: readonly Answer[]) {
  const left = [...responses];
  const askedAt: number[] = [];
  const gateway: Gateway = {
    call: () => Promise.reject(new Error('codes ask for data')),
    async data(operation) {
      askedAt.push(Date.now());
      const response = left.shift();
      if (response === undefined) throw new Error('one request too many');
      if (isFailure(response)) throw new GatewayError(operation.id, response);
      return response as never;
    },
  };
  return { gateway, askedAt };
}

const waiting = { state: 'waiting' };
const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('a code is polled less often the longer nothing happens, at least every four seconds', async () => {
  const { gateway, askedAt } = gatewayOf(...Array.from({ length: 9 }, () => waiting), { state: 'refused' });
  const change = followCode(gateway, { secret: 's', known: 'waiting' }, never);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await change).toEqual({ kind: 'refused' });
  const pauses = askedAt.map((at, index) => at - (askedAt[index - 1] ?? 0));
  expect(pauses[0]).toBe(1500);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBe(4000);
});

test('the scan is reported once, before the decision', async () => {
  const scanned = { state: 'scanned', name: '泉城老李' };
  const first = followCode(gatewayOf(waiting, scanned).gateway, { secret: 's', known: 'waiting' }, never);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toEqual({ kind: 'scanned', name: '泉城老李' });
  const { gateway } = gatewayOf(scanned, scanned, { state: 'confirmed', name: '泉城老李' });
  const second = followCode(gateway, { secret: 's', known: 'scanned' }, never);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await second).toEqual({ kind: 'confirmed' });
});

test('polling waits for the network and for Retry-After', async () => {
  const { gateway, askedAt } = gatewayOf(
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'http', status: 503, retryAfter: 10 },
    { kind: 'http', status: 429, retryAfter: 20 },
    { state: 'expired' },
  );
  const change = followCode(gateway, { secret: 's', known: 'waiting' }, never);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await change).toEqual({ kind: 'expired' });
  const pauses = askedAt.map((at, index) => at - (askedAt[index - 1] ?? 0));
  expect(pauses[3]).toBeGreaterThan(10_000);
  expect(pauses[4]).toBeGreaterThan(20_000);
});

test('polling ends on an error that a retry cannot fix', async () => {
  const { gateway } = gatewayOf({ kind: 'http', status: 400 });
  const change = followCode(gateway, { secret: 's', known: 'waiting' }, never);
  await Promise.all([expect(change).rejects.toThrow(GatewayError), vi.advanceTimersByTimeAsync(5000)]);
});

test('polling stops when the code is no longer shown', async () => {
  const { gateway, askedAt } = gatewayOf(waiting, waiting, waiting);
  const shown = new AbortController();
  const change = followCode(gateway, { secret: 's', known: 'waiting' }, shown.signal);
  await vi.advanceTimersByTimeAsync(2000);
  shown.abort(new Error('over'));
  await Promise.all([expect(change).rejects.toThrow('over'), vi.advanceTimersByTimeAsync(60_000)]);
  expect(askedAt).toHaveLength(1);
});

test('an expired or used code ends with the gateway’s reason', async () => {
  const gone = gatewayOf({ kind: 'http', status: 404, msg: '二维码已失效' });
  expect(await scanCode(gone.gateway, 'i')).toEqual({ kind: 'over', reason: '二维码已失效' });
  const half = gatewayOf({ kind: 'http', status: 400, msg: 'id 格式不对。' });
  expect(await scanCode(half.gateway, 'i')).toEqual({ kind: 'over', reason: '这个二维码不完整，请再扫一次' });
  const taken = gatewayOf({ kind: 'http', status: 409, msg: '已经有人扫过了' });
  expect(await decide(taken.gateway, 'i', 'confirm')).toEqual({ kind: 'over', reason: '已经有人扫过了' });
});

test('a decision without an answer is not made', async () => {
  await expect(decide(gatewayOf({ kind: 'network' }).gateway, 'i', 'refuse')).rejects.toThrow(GatewayError);
  await expect(scanCode(gatewayOf({ kind: 'http', status: 401 }).gateway, 'i')).rejects.toThrow(GatewayError);
});
