// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '#lib/browser/store.ts';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { FeedStage } from './feed-stage.tsx';

// these videos are no streams
vi.mock('#platform/media/video-stream.ts', () => ({
  playsStreams: () => false,
  attachStream: async () => () => {},
}));

const videos = ['甲', '乙', '丙'].map((title, index) => ({
  id: `v${index}`,
  title,
  video: { src: `/media/v${index}.mp4`, title: '', duration: 9, poster: `/media/v${index}.jpg` },
}));

/** URLs that were played, and that were prefetched */
let played: string[];
let fetched: string[];

beforeEach(() => {
  played = [];
  fetched = [];
  // with reduced motion, slides end at once
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response('');
  });
  const element = HTMLMediaElement.prototype;
  vi.spyOn(element, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    played.push(this.getAttribute('src') ?? '');
  });
  vi.spyOn(element, 'paused', 'get').mockReturnValue(false);
  vi.spyOn(element, 'pause').mockImplementation(() => undefined);
  vi.spyOn(element, 'load').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Shown {
  readonly dataSaver?: boolean;
  readonly count?: number;
}

async function show({ dataSaver = false, count = videos.length }: Shown = {}) {
  const arrived: number[] = [];
  const list = createStore(videos.slice(0, count));
  function Page() {
    const known = useSyncExternalStore(list.subscribe, list.get);
    return (
      <FeedStage
        videos={known}
        isGrowing={known.length < videos.length}
        isLoading={false}
        onArrive={(index) => arrived.push(index)}
        onView={() => undefined}
        foot={<p>没有更多了</p>}
      >
        {(index) => <p>说明{videos[index]?.title}</p>}
      </FeedStage>
    );
  }
  const root = createRootRoute({ context: () => ({ visit: { dataSaver } }), component: Page });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  const place = await mount(<RouterProvider<typeof router> router={router} />);
  await eventually(() => expect(place.querySelector('[aria-label="换一个视频"]')).not.toBeNull());
  const feed = find(place, '[role=feed]');
  return {
    place,
    arrived,
    grow: () => act(async () => list.set(videos)),
    press: (key: string) =>
      act(async () =>
        feed.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
    tap: (name: string) => act(async () => find(place, `[aria-label="${name}"]`).click()),
    titles: () => Array.from(place.querySelectorAll('article'), (one) => one.getAttribute('aria-label')),
    current: () => find(place, 'article:not([inert])').getAttribute('aria-label'),
  };
}

it('plays the first video muted in the only element, and prefetches the next', async () => {
  const { place, titles, current } = await show();
  await eventually(() => expect(played).toEqual(['/media/v0.mp4']));
  expect(place.querySelectorAll('video')).toHaveLength(1);
  expect(find<HTMLVideoElement>(place, 'video').muted).toBe(true);
  expect(titles()).toEqual(['甲', '乙', '丙']);
  expect(current()).toBe('甲');
  await eventually(() => expect(fetched).toEqual(['/media/v1.mp4']));
});

it('shows a video over its poster once it plays, at the element’s current position', async () => {
  const { place, press } = await show();
  const video = find<HTMLVideoElement>(place, 'video');
  const shown = () => [video.style.transform, video.hasAttribute('data-seen')];
  await eventually(() => expect(shown()).toEqual(['translateY(0%)', true]));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => new Promise(() => {}));
  await press('ArrowDown');
  await eventually(() => expect(video.getAttribute('src')).toBe('/media/v1.mp4'));
  expect(shown()).toEqual(['translateY(100%)', false]);
  await act(async () => video.dispatchEvent(new Event('playing')));
  expect(shown()).toEqual(['translateY(100%)', true]);
});

it('renders the overlay of the next videos when idle', async () => {
  // fake timers: real idle time may come before the first check
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { place } = await show();
  expect(place.textContent).toContain('说明乙');
  expect(place.textContent).not.toContain('说明丙');
  await act(async () => vi.advanceTimersByTime(1000));
  await eventually(() => expect(place.textContent).toContain('说明丙'));
});

it('moves by keys and buttons, announces the video, and stops at the last', async () => {
  const { place, arrived, press, tap, current } = await show();
  await press('ArrowDown');
  await eventually(() => expect(current()).toBe('乙'));
  await eventually(() => expect(arrived).toEqual([1]));
  await eventually(() => expect(played.at(-1)).toBe('/media/v1.mp4'));
  await eventually(() => expect(place.textContent).toContain('第 2 个视频：乙'));
  await tap('下一个视频');
  await eventually(() => expect(current()).toBe('丙'));
  await eventually(() => expect(place.querySelector('[aria-label="已经是最后一个视频"]')).not.toBeNull());
  expect(place.textContent).toContain('没有更多了');
  await press('ArrowDown');
  expect(current()).toBe('丙');
  await tap('上一个视频');
  await eventually(() => expect(current()).toBe('乙'));
  await eventually(() => expect(place.textContent).not.toContain('没有更多了'));
  expect(place.querySelectorAll('video')).toHaveLength(1);
  await eventually(() => expect(place.querySelectorAll('article')).toHaveLength(3));
});

it('slides as far as a second step that follows at once', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  const { place, current } = await show();
  const row = find(place, '[role=feed]');
  const ends: string[] = [];
  await act(async () => {
    for (let step = 0; step < 2; step += 1) {
      row.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
      ends.push(row.style.transform);
    }
  });
  expect(ends).toEqual(['translateY(-800px)', 'translateY(-1600px)']);
  await eventually(() => expect(current()).toBe('丙'));
});

it('moves on to videos that are loaded later', async () => {
  const { place, press, grow, current } = await show({ count: 1 });
  expect(place.querySelector('[aria-label="后面的视频还没加载好"]')).not.toBeNull();
  await press('ArrowDown');
  expect(current()).toBe('甲');
  await grow();
  await press('ArrowDown');
  await eventually(() => expect(current()).toBe('乙'));
});

it('waits for a tap, and prefetches nothing, with data saver', async () => {
  const { place, tap, press, current } = await show({ dataSaver: true });
  await eventually(() => expect(place.querySelector('[aria-label="播放：甲"]')).not.toBeNull());
  expect(played).toEqual([]);
  await tap('播放：甲');
  await eventually(() => expect(played).toEqual(['/media/v0.mp4']));
  await press('ArrowDown');
  await eventually(() => expect(current()).toBe('乙'));
  expect(played).toEqual(['/media/v0.mp4']);
  expect(fetched).toEqual([]);
});

it('keeps the sound on for the following videos', async () => {
  const { place, tap, press, current } = await show();
  await eventually(() => expect(played).toHaveLength(1));
  await tap('打开声音');
  expect(find<HTMLVideoElement>(place, 'video').muted).toBe(false);
  await press('ArrowDown');
  await eventually(() => expect(current()).toBe('乙'));
  await eventually(() => expect(played).toHaveLength(2));
  expect(find<HTMLVideoElement>(place, 'video').muted).toBe(false);
});

it('ignores keys typed into a field', async () => {
  const { place, current } = await show();
  const field = document.createElement('textarea');
  find(place, 'article').append(field);
  await act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true })));
  expect(current()).toBe('甲');
});
