import { act } from 'react';
import { MockFailure } from 'qlwb-gateway-sdk/mock-handler';
import { mockSendLiveLikes } from 'qlwb-gateway-sdk/mocks/live';
import type { OperationData, OperationInput } from 'qlwb-gateway-sdk/operation';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBlock } from '#app/test-page.tsx';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { LikeRoom } from './like-room.tsx';
import { createLiveRoomStore } from '../shared/live-room-store.ts';
import { testRoom } from '../shared/test-room.ts';

type Batch = OperationInput<'sendLiveLikes'>['body'];
type Likes = OperationData<'sendLiveLikes'>;

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The like button of a live with 40 likes. @param answer to each batch */
async function openLikes(response: (batch: Batch) => Likes) {
  const batches: Batch[] = [];
  const store = createLiveRoomStore(testRoom());
  const { page } = await openBlock(
    () => <LikeRoom roomId="r1" store={store} />,
    [
      mockSendLiveLikes(({ body }) => {
        const { roomId, count, clientId } = body as Batch;
        const batch = { roomId, count, clientId };
        batches.push(batch);
        return response(batch);
      }),
    ],
  );
  const place = await mount(page);
  const button = find(place, 'button');
  // batching uses a timer, which must not depend on the machine's load
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return {
    batches,
    likes: () => button.textContent,
    async tap(times: number) {
      for (let tap = 0; tap < times; tap += 1) await act(async () => button.click());
    },
  };
}

/** Hides the page: pending likes are sent at once. */
async function putAway(): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

it('shows each like at once, and sends likes in batches', async () => {
  const { batches, likes, tap } = await openLikes(({ count }) => ({ roomId: 'r1', likes: 140 + count }));
  await tap(5);
  expect(likes()).toBe('45');
  expect(batches).toEqual([]);
  await putAway();
  await eventually(() => expect(likes()).toBe('145'));
  expect(batches.map(({ count }) => count)).toEqual([5]);
});

it('retries a batch without an answer with the same client id when the network is back', async () => {
  let isLost = true;
  const { batches, likes, tap } = await openLikes(({ count }) => {
    if (isLost) throw new TypeError('the network is lost');
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

it('rolls back a batch that the gateway rejects', async () => {
  const { likes, tap } = await openLikes(() => {
    throw new MockFailure(404);
  });
  await tap(3);
  await putAway();
  await eventually(() => expect(likes()).toBe('40'));
});
