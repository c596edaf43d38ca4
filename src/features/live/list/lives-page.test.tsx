import { act } from 'react';
import type { MockAnswer } from 'qlwb-gateway-sdk/mock-handler';
import { mockListLives } from 'qlwb-gateway-sdk/mocks/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '#app/test-page.tsx';
import { eventually, mount } from '#ui/state/test-mount.ts';
import type { LiveCard } from '../shared/live-types.ts';
import { testRoom } from '../shared/test-room.ts';

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

function card(title: string, state: LiveCard['state']): LiveCard {
  const { summary, cover, host, startsAt, counts } = testRoom();
  return { id: title, title, summary, cover, host: host.name, startsAt, counts, state };
}

async function openLives(lives: MockAnswer<'listLives'>) {
  const { page, notices } = await openPage('/living/share', [mockListLives(lives)]);
  const place = await mount(page);
  const titles = (id: string) =>
    Array.from(place.querySelectorAll(`[aria-labelledby="${id}"] a`), ({ textContent }) => textContent);
  const more = (words: string) =>
    Array.from(place.querySelectorAll('button')).find(({ textContent }) => textContent === words);
  return { place, notices, titles, more };
}

it('loads more running lives on demand', async () => {
  const { titles, more } = await openLives(({ body: { when, cursor } = {} }) => {
    if (when !== 'now') return { list: [] };
    return cursor === undefined
      ? { list: [card('早间直播', 'living'), card('午间直播', 'paused')], nextCursor: 'c1' }
      : { list: [card('晚间直播', 'living')] };
  });
  expect(titles('now')).toHaveLength(2);
  await act(async () => more('更多直播')?.click());
  await eventually(() => expect(titles('now').join()).toContain('晚间直播'));
  expect(titles('now')).toHaveLength(3);
  expect(more('更多直播')).toBeUndefined();
  expect(more('更多预告')).toBeUndefined();
});

it('shows an error if more lives fail to load, and retries on the next tap', async () => {
  let isLost = true;
  const { titles, more, notices } = await openLives(({ body: { when, cursor } = {} }) => {
    if (when !== 'next') return { list: [] };
    if (cursor === undefined) return { list: [card('灯会预告', 'preview')], nextCursor: 'c1' };
    if (isLost) throw new TypeError('the network is lost');
    return { list: [card('庙会预告', 'preview')] };
  });
  await act(async () => more('更多预告')?.click());
  await eventually(() => expect(notices).toEqual(['网络断开了，连上后再试一次']));
  isLost = false;
  await act(async () => more('更多预告')?.click());
  await eventually(() => expect(titles('next').join()).toContain('庙会预告'));
});

it('says so if there are no lives', async () => {
  const { place } = await openLives({ list: [] });
  expect(place.textContent).toContain('还没有直播');
});
