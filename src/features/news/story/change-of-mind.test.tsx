// @vitest-environment happy-dom
import { act } from 'react';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { responses } from '../shared/test-content.ts';
import { openPage } from '#app/test-page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

interface LikeRequest {
  readonly body: { readonly like: boolean };
}

/** A story whose first like stays in flight until the test resolves or rejects it. */
async function storyWithSlowLike() {
  const first = Promise.withResolvers<object>();
  const requests: boolean[] = [];
  const likeNews = ({ body: { like } }: LikeRequest) => {
    requests.push(like);
    return requests.length === 1 ? first.promise : { newsId: '1', liked: like, likes: like ? 8 : 7 };
  };
  const session = { signedIn: true, userName: '小林' };
  const { page, notices, outbox } = await openPage('/general/1', { ...responses, likeNews }, { session });
  const place = await mount(page);
  const sign = () => find(place, '[aria-label^="点赞"]');
  await eventually(() => expect(sign().textContent).toBe('7'));
  return {
    first,
    requests,
    notices,
    outbox,
    tap: (times = 1) =>
      act(async () => {
        for (let at = 0; at < times; at += 1) sign().click();
      }),
    shows: (liked: boolean, likes: string) =>
      eventually(() =>
        expect([sign().getAttribute('aria-pressed'), sign().textContent]).toEqual([String(liked), likes]),
      ),
  };
}

it('a like withdrawn while in flight is shown at once, and the latest state is sent next', async () => {
  const { first, requests, tap, shows } = await storyWithSlowLike();
  await tap();
  await shows(true, '8');
  await tap();
  await shows(false, '7');
  expect(requests).toEqual([true]);
  await act(async () => first.resolve({ newsId: '1', liked: true, likes: 8 }));
  await eventually(() => expect(requests).toEqual([true, false]));
  await shows(false, '7');
});

it('a double tap on like is sent once', async () => {
  const { first, requests, tap, shows } = await storyWithSlowLike();
  await tap(2);
  await shows(true, '8');
  await act(async () => first.resolve({ newsId: '1', liked: true, likes: 8 }));
  expect(requests).toEqual([true]);
  await tap();
  await eventually(() => expect(requests).toEqual([true, false]));
  await shows(false, '7');
});

it('without an answer, both mutations are queued in order', async () => {
  const { first, requests, tap, shows, outbox } = await storyWithSlowLike();
  await tap();
  await shows(true, '8');
  await tap();
  await shows(false, '7');
  await act(async () => first.reject(new GatewayError('likeNews', { kind: 'network' })));
  await eventually(() => expect(outbox.get().pending).toHaveLength(2));
  expect(outbox.get().pending.map(({ act: kept }) => 'like' in kept && kept.like)).toEqual([true, false]);
  expect(requests).toEqual([true]);
});

it('after a rejection the queued mutation is dropped and the story rolled back', async () => {
  const { first, requests, tap, shows, notices } = await storyWithSlowLike();
  await tap();
  await shows(true, '8');
  await tap();
  await shows(false, '7');
  await act(async () => first.reject(new GatewayError('likeNews', { kind: 'http', status: 500 })));
  await eventually(() => expect(notices).toEqual(['没有成功，请稍后再试']));
  await shows(false, '7');
  expect(requests).toEqual([true]);
});
