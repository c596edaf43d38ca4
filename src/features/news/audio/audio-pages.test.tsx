// @vitest-environment happy-dom
import { act } from 'react';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import type { AudioEpisode } from '../shared/news-types.ts';
import { responses, articleOf, newsItem } from '../shared/test-content.ts';
import { openPage, type TestResponses } from '#app/test-page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const cover = { url: '/media/a.jpg', width: 3, height: 2, color: '#336699', alt: '泉水' };
const episode = (id: string, fields: Partial<AudioEpisode> = {}): AudioEpisode => ({
  id,
  title: `第${id}期`,
  summary: '',
  source: '齐鲁晚报',
  publishedAt: '2026-11-03 11:55:00',
  cover,
  audio: { url: `/media/${id}.m4a`, duration: 35 },
  programme: { id: 'morning', name: '早安山东' },
  counts: { reads: 12_345, comments: 0, likes: 0 },
  ...fields,
});
const morning = {
  id: 'morning',
  name: '早安山东',
  summary: '三分钟听完',
  host: '王晓岚',
  cover,
  episodes: 2,
};
const audio: TestResponses = {
  ...responses,
  listAudioProgrammes: { list: [morning] },
  listAudioNews: { list: [episode('1'), episode('2')] },
  getArticle: articleOf('1', { kind: 'audio', audio: episode('1').audio, body: '<p>早上好。</p>' }),
};

async function open(address: string, changed: TestResponses = {}) {
  const { page, router, sound } = await openPage(address, { ...audio, ...changed });
  return { place: await mount(page), router, sound };
}

const buttons = (place: Element) =>
  Array.from(place.querySelectorAll('button'), (button) => button.getAttribute('aria-label'));

it('lists every episode with programme, age, duration and number of listeners', async () => {
  const { place } = await open('/audioList/');
  const [first] = place.querySelectorAll('main article');
  expect(first?.textContent).toBe('第1期早安山东5分钟前0:351.2万 人听过');
  expect(find(place, 'main a').getAttribute('href')).toBe('/audioNews/1');
  expect(find(place, 'nav [aria-current=page]').textContent).toBe('全部');
  expect(place.textContent).toContain('更早的节目到这里为止');
});

it('shows one programme with its host, and marks only its tab', async () => {
  const { place } = await open('/audioList/morning');
  expect(find(place, 'main header').textContent).toContain('早安山东三分钟听完主播 王晓岚共 2 期');
  const tabs = find(place, 'nav[aria-label=节目]').querySelectorAll('[aria-current=page]');
  expect(Array.from(tabs, (tab) => tab.textContent)).toEqual(['早安山东']);
});

it('says so if a programme has no episodes yet', async () => {
  const { place } = await open('/audioList/morning', { listAudioNews: { list: [] } });
  expect(find(place, 'main').textContent).toContain('这个节目还没有更新');
  expect(buttons(find(place, 'main'))).toEqual([]);
});

it('is not found for an unknown programme', async () => {
  const { place } = await open('/audioList/nowhere');
  expect(place.textContent).toBe('404');
});

it('plays the tapped episode and those that follow', async () => {
  const { place, sound } = await open('/audioList/');
  await act(async () => find(place, '[aria-label="播放：第2期"]').click());
  expect(sound.player.get()).toMatchObject({
    track: { id: '2', newsId: '2' },
    previous: { id: '1' },
    state: 'busy',
  });
  expect(buttons(find(place, 'main'))).toEqual(['播放：第1期', '暂停：第2期']);
});

it('shows an episode with player, transcript and following episodes', async () => {
  const { place } = await open('/audioNews/1');
  expect(find(place, 'h1').textContent).toBe('第1期');
  expect(find(place, '[aria-label=播放器]').textContent).toContain('0:35');
  expect(find(place, '[aria-labelledby=transcript]').textContent).toContain('早上好。');
  expect(find(place, '[aria-labelledby=following]').textContent).toContain('第2期');
  expect(find(place, 'main header a').getAttribute('href')).toBe('/audioList/morning');
});

it('enables only the play button before the episode is in the player', async () => {
  const { place } = await open('/audioNews/1');
  const panel = find(place, '[aria-label=播放器]');
  const enabled = () =>
    Array.from(panel.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'), (button) =>
      button.getAttribute('aria-label'),
    );
  expect(enabled()).toEqual(['播放', '下一条']);
  await act(async () => find(panel, '[aria-label=播放]').click());
  expect(enabled()).toEqual(['后退 15 秒', '暂停', '前进 15 秒', '下一条']);
});

it('follows the player to the next episode', async () => {
  const { place, router, sound } = await open('/audioNews/1');
  await act(async () => find(place, '[aria-label=播放]').click());
  const view = sound.player.get();
  if (view?.next === undefined) throw new Error('nothing follows');
  const { next } = view;
  await act(async () => sound.player.set({ ...view, track: next, next: undefined }));
  await eventually(() => expect(router.state.location.pathname).toBe('/audioNews/2'));
});

it('moves between episodes without starting playback', async () => {
  const { place, router, sound } = await open('/audioNews/1');
  await act(async () => find(place, '[aria-label=下一条]').click());
  await eventually(() => expect(router.state.location.pathname).toBe('/audioNews/2'));
  expect(sound.player.get()).toBeUndefined();
});

it('is on the front page, with links from audio stories to their pages', async () => {
  const stories = { list: [newsItem('7', { kind: 'audio', cardStyle: 'audio' })] };
  const { place } = await open('/', { listHeadlineNews: stories });
  expect(find(place, '[aria-labelledby=listen]').textContent).toContain('第1期早安山东0:35');
  await eventually(() =>
    expect(find(place, 'main article a[href="/audioNews/7"]').textContent).toContain('标题7'),
  );
});

it('is left out of the front page if there are no episodes', async () => {
  const { place } = await open('/', {
    listAudioNews: () => {
      throw new GatewayError('listAudioNews', { kind: 'network' });
    },
  });
  await eventually(() => expect(place.querySelectorAll('main article').length).toBeGreaterThan(0));
  expect(place.querySelector('[aria-labelledby=listen]')).toBeNull();
});
