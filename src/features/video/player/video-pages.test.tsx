// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, type TestResponses } from '#app/test-page.tsx';
import { readDeviceList } from '#platform/storage/device-lists.ts';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import type { Article, ClapperWork, Video } from '../shared/video-types.ts';

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

const cover = { url: '/media/a.jpg', width: 1600, height: 900, color: '#336699', alt: '泉水' };

const video = (id: string, fields: Partial<Video> = {}): Video => ({
  id,
  title: `视频${id}`,
  summary: '一句话',
  source: '齐鲁晚报',
  publishedAt: '2026-11-03 11:00:00',
  cover,
  counts: { reads: 12_345, comments: 3, likes: 7 },
  film: { url: `/media/${id}.mp4`, duration: 12 },
  liked: false,
  saved: false,
  shareCard: { title: `视频${id}`, description: '一句话', image: cover.url },
  ...fields,
});

const story: Article = {
  ...video('v1'),
  kind: 'video',
  sectionId: 'city',
  labels: [],
  covers: [cover],
  cardStyle: 'video',
  link: { route: 'general', id: 'v1' },
  body:
    '<figure data-video="/media/v1.mp4" data-duration="12"></figure><p>泉边的人</p>' +
    '<figure data-vote="q1"></figure>',
  editor: '周慕云',
  reporter: '杨一帆',
  copyright: '',
  related: [],
};

const collection = { id: 'c1', title: '泉城看水', place: 2, total: 2 };
const good: TestResponses = {
  listVideoFeed: { list: [video('v1', { collection })] },
  getArticle: story,
  getCollectionOfVideo: { collection, list: [video('v0'), video('v1')] },
  listNewsComments: { list: [], total: 0 },
  listVideoSources: { list: [{ id: 's1', name: '旅途镜头', summary: '', homeUrl: '', total: 2 }] },
};

async function openVideo(withCollection: boolean, responses: TestResponses = {}, signedIn = false) {
  const { page, notices } = await openPage(
    withCollection ? '/videoXx/v1' : '/video/v1',
    { ...good, ...responses },
    { session: { signedIn } },
  );
  return { place: await mount(page), notices };
}

const tap = (place: HTMLElement, name: string) =>
  act(async () => find(place, `[aria-label^="${name}"]`).click());

it('a video page has one player, its text without it, and a link to its collection', async () => {
  const { place } = await openVideo(false);
  expect(place.querySelectorAll('video')).toHaveLength(1);
  expect(find(place, 'h1').textContent).toBe('视频v1');
  expect(place.textContent).toContain('泉边的人');
  expect(place.textContent).toContain('记者 杨一帆');
  expect(place.textContent).toContain('合集 · 泉城看水（第 2 集，共 2 集）');
  expect(find(place, 'a[href="/general/v1"]').textContent).toBe('到文章里投票');
});

it('the collection’s strip marks the current video', async () => {
  const { place } = await openVideo(true);
  const strip = find(place, '[aria-labelledby="collection"]');
  expect(find(strip, '[aria-current]').textContent).toBe('视频v1');
  expect(strip.textContent).toContain('全部 2 集');
});

it('a video renders without its text, which shows its error and can be retried', async () => {
  let isBroken = true;
  const getArticle = () => {
    if (isBroken) throw new Error('lost');
    return story;
  };
  const { place } = await openVideo(false, { getArticle });
  expect(find(place, 'h1').textContent).toBe('视频v1');
  await eventually(() => expect(place.textContent).toContain('文字没能加载出来'));
  isBroken = false;
  await act(async () => find(place, '[role=alert] button').click());
  await eventually(() => expect(place.textContent).toContain('泉边的人'));
});

it('a like is shown optimistically, and rolled back if the gateway rejects it', async () => {
  let sent = 0;
  const likeNews = () => {
    sent += 1;
    if (sent > 1) throw new Error('refused');
    return { newsId: 'v1', likes: 8, liked: true };
  };
  const { place, notices } = await openVideo(false, { likeNews }, true);
  const like = () => find(place, '[aria-label^="点赞"]');
  await tap(place, '点赞');
  await eventually(() => expect(like().getAttribute('aria-pressed')).toBe('true'));
  expect(like().textContent).toBe('8');
  await tap(place, '点赞');
  await eventually(() => expect(notices).toHaveLength(1));
  expect(like().getAttribute('aria-pressed')).toBe('true');
});

it('a save is shown optimistically, and rolled back if the gateway rejects it', async () => {
  let isRefused = false;
  const saveNews = () => {
    if (isRefused) throw new Error('refused');
    return { newsId: 'v1', saved: true };
  };
  const { place, notices } = await openVideo(false, { saveNews }, true);
  const pressed = () => find(place, '[aria-label="收藏"]').getAttribute('aria-pressed');
  await tap(place, '收藏');
  await eventually(() => expect(pressed()).toBe('true'));
  isRefused = true;
  await tap(place, '收藏');
  await eventually(() => expect(notices).toHaveLength(1));
  expect(pressed()).toBe('true');
});

it('a visitor’s video is saved on the device, and removed again', async () => {
  const { place, notices } = await openVideo(false);
  const pressed = () => find(place, '[aria-label="收藏"]').getAttribute('aria-pressed');
  await tap(place, '收藏');
  await eventually(() => expect(pressed()).toBe('true'));
  expect(readDeviceList('savedStories')).toMatchObject([{ id: 'v1', title: '视频v1' }]);
  expect(notices).toEqual(['已收藏在这台设备，登录后别的设备也能看到']);
  await tap(place, '收藏');
  await eventually(() => expect(pressed()).toBe('false'));
  expect(readDeviceList('savedStories')).toEqual([]);
});

it('a visitor who likes is asked to sign in', async () => {
  const { place, notices } = await openVideo(false);
  await tap(place, '点赞');
  expect(notices).toEqual(['登录后可以点赞']);
});

it('视频 shows the newest videos, and external sites', async () => {
  const { page } = await openPage('/videosHome/', good);
  const place = await mount(page);
  expect(find(place, 'article a').getAttribute('href')).toBe('/videos/v1');
  expect(find(place, '[aria-label="外站视频"] a').textContent).toBe('旅途镜头 2');
});

it('a list of videos shows titles without their kind', async () => {
  const titled = (id: string) => video(id, { title: '视频丨潮水涨上栈桥' });
  const { page } = await openPage('/videosHome/', { ...good, listVideoFeed: { list: [titled('v1')] } });
  expect(find(await mount(page), 'article h2').textContent).toBe('潮水涨上栈桥');
  const getCollectionOfVideo = { collection, list: [titled('v0'), titled('v1')] };
  const { place } = await openVideo(true, { getCollectionOfVideo });
  expect(find(place, '[aria-labelledby="collection"] [aria-current]').textContent).toBe('潮水涨上栈桥');
});

it('an empty feed says so, and leads back', async () => {
  const { page } = await openPage('/videos/', { listVideoFeed: { list: [] } });
  const place = await mount(page);
  expect(place.textContent).toContain('还没有视频');
  expect(place.querySelector('[aria-label="返回"]')).not.toBeNull();
  expect(place.querySelector('video')).toBeNull();
});

it('视频 has no unknown tabs', async () => {
  const { page } = await openPage('/videosHome/lives', good);
  expect((await mount(page)).textContent).toBe('404');
});

it('a reader’s pictures are shown with their author and further works', async () => {
  const work: ClapperWork = {
    id: 'w1',
    title: '四个早晨',
    text: '第一段\n第二段',
    publishedAt: '2026-11-03 10:00:00',
    place: '济南老城',
    author: { name: '护城河边的钟', headImg: '', city: '济南' },
    works: 3,
    counts: { reads: 9, comments: 0, likes: 2 },
    pictures: [cover, cover],
    liked: false,
    saved: false,
    shareCard: { title: '四个早晨', description: '', image: cover.url },
    more: [
      {
        id: 'w2',
        title: '海草房',
        publishedAt: '2026-11-02 10:00:00',
        author: { name: '海边的小满', headImg: '', city: '威海' },
        cover,
        counts: { reads: 9, comments: 0, likes: 2 },
        pictures: 2,
      },
    ],
  };
  const { page } = await openPage('/videosClapper/w1', { ...good, getClapperWork: work });
  const place = await mount(page);
  expect(place.querySelectorAll('[data-picture]')).toHaveLength(2);
  expect(place.querySelector('video')).toBeNull();
  expect(place.textContent).toContain('拍于济南老城');
  expect(place.textContent).toContain('济南拍客 · 发过 3 件作品');
  expect(find(place, '[aria-labelledby="more-works"] a').getAttribute('href')).toBe('/videosClapper/w2');
});
