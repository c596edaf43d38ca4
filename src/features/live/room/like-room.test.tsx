import { act } from 'react';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBlock } from '#app/test-page.tsx';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { LikeRoom } from './like-room.tsx';
import { createLiveDesk } from '../shared/live-desk.ts';
import { testRoom } from '../shared/test-room.ts';

interface Batch {
  readonly count: number;
  readonly clientId: string;
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The button of a live that 40 likes were given. @param answer to each batch */
async function openLikes(answer: (batch: Batch) => unknown) {
  const batches: Batch[] = [];
  const desk = createLiveDesk(testRoom());
  const { page } = await openBlock(() => <LikeRoom roomId="r1" desk={desk} />, {
    sendLiveLikes({ body }: { body: Batch }) {
      batches.push(body);
      return answer(body);
    },
  });
  const place = await mount(page);
  const button = find(place, 'button');
  // likes are gathered for a time that is not that of a busy machine
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return {
    batches,
    likes: () => button.textContent,
    async tap(times: number) {
      for (let tap = 0; tap < times; tap += 1) await act(async () => button.click());
    },
  };
}

/** The page is put away: what was gathered goes at once. */
async function putAway(): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

it('counts each like at once, and sends those that come together as one', async () => {
  const { batches, likes, tap } = await openLikes(({ count }) => ({ roomId: 'r1', likes: 140 + count }));
  await tap(5);
  expect(likes()).toBe('45');
  expect(batches).toEqual([]);
  await putAway();
  await eventually(() => expect(likes()).toBe('145'));
  expect(batches.map(({ count }) => count)).toEqual([5]);
});

it('sends a batch that nobody answered again under its name, once there is a network', async () => {
  let isLost = true;
  const { batches, likes, tap } = await openLikes(({ count }) => {
    if (isLost) throw new GatewayError('sendLiveLikes', { kind: 'network' });
    return { roomId: 'r1', likes: 40 + count };
  });
  await tap(2);
  await putAway();
  await eventually(() => expect(batches).toHaveLength(1));
  await tap(1);
  expect(likes()).toBe('43');
  isLost = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  await eventually(() => expect(batches).toHaveLength(2));
  expect(batches[1]).toEqual(batches[0]);
  expect(likes()).toBe('43');
});

it('takes back what the gateway will never take', async () => {
  const { likes, tap } = await openLikes(() => {
    throw new GatewayError('sendLiveLikes', { kind: 'http', status: 404 });
  });
  await tap(3);
  await putAway();
  await eventually(() => expect(likes()).toBe('40'));
});
