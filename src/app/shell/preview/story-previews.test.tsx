import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, useEffect, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '#ui/state/test-mount.ts';
import { recordPrefetched, prefetchedStories } from '../prefetched-stories.ts';
import { StoryPreviews } from './story-previews.tsx';

const rendered: string[] = [];
const effects: string[] = [];
/** viewport top of each link in px, by story id */
const tops = new Map<string, number>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('CSS', { supports: () => true });
  vi.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: HTMLAnchorElement,
  ) {
    const top = tops.get(this.pathname.split('/').at(-1) ?? '');
    return top === undefined ? new DOMRect() : new DOMRect(0, top, 300, 80);
  });
  rendered.length = effects.length = 0;
  tops.clear();
  prefetchedStories.set(new Map());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  const root = createRootRoute({
    context: () => ({ visit: { shell: 'wechat' } }),
    component: () => (
      <>
        <Outlet />
        <StoryPreviews />
      </>
    ),
  });
  const ids = ['0', '1', '2', '3', '4', '5', '6', '7'];
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <main>
        {ids.map((id) => (
          <Link key={id} to="/general/$" params={{ _splat: id }} preload={false} />
        ))}
      </main>
    ),
  });
  let words = 'story';
  const story = createRoute({
    getParentRoute: () => root,
    path: '/general/$',
    loader: ({ params }) => `${words} ${params._splat}`,
    component: function Story() {
      const data = String(story.useLoaderData());
      useSyncExternalStore(
        () => {
          effects.push('subscribed');
          return () => undefined;
        },
        () => 0,
      );
      useEffect(() => void effects.push('ran'), []);
      rendered.push(data);
      if (data.endsWith('0')) return null;
      return (
        <main>
          <article>
            <h1>{data}</h1>
          </article>
        </main>
      );
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([home, story]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPreloadStaleTime: 0,
  });
  await router.load();
  const place = await mount(<RouterProvider router={router} />);
  return {
    place,
    router,
    ready: () => Array.from(place.querySelectorAll('[inert] h1'), ({ textContent }) => textContent),
    change: () => (words = 'newer'),
    async ahead(...stories: string[]) {
      for (const id of stories) {
        const matches = await router.preloadRoute({ to: '/general/$', params: { _splat: id } });
        await act(async () => recordPrefetched(matches));
      }
    },
    scroll: () => act(async () => dispatchEvent(new Event('scroll'))),
    async rest(ms = 2000) {
      for (let passed = 0; passed < ms; passed += 100) await act(() => vi.advanceTimersByTimeAsync(100));
    },
  };
}

it('prepares previews of the visible cards in order, once scrolling has stopped', async () => {
  for (const [id, top] of Object.entries({ 1: 500, 2: 100, 3: 9000, 4: -200, 5: 300 })) tops.set(id, top);
  const { ahead, ready, rest } = await open();
  await ahead('1', '2', '3', '4');
  expect(ready()).toEqual([]);
  await rest();
  expect(ready()).toEqual(['story 1', 'story 2']);
});

it('runs no effects of a preview, and hides it from assistive technology', async () => {
  tops.set('1', 0);
  const { place, ahead, ready, rest } = await open();
  await ahead('1');
  await rest();
  expect(ready()).toEqual(['story 1']);
  expect(rendered).toContain('story 1');
  expect(effects).toEqual([]);
  expect(place.querySelectorAll('main')).toHaveLength(1);
  expect(place.querySelectorAll('h1')).toHaveLength(1);
  expect(place.querySelector('h1')?.closest('[aria-hidden=true]')).not.toBeNull();
});

it('discards previews of cards that left the viewport, and prepares those that entered', async () => {
  tops.set('1', 0).set('2', 100);
  const { ahead, ready, rest, scroll } = await open();
  await ahead('1', '2', '3');
  await rest();
  tops.set('1', -100).set('2', 0).set('3', 100);
  await scroll();
  await rest();
  expect(ready()).toEqual(['story 2', 'story 3']);
});

it('prepares no more than a phone shows', async () => {
  const stories = ['1', '2', '3', '4', '5', '6', '7'];
  for (const id of stories) tops.set(id, Number(id) * 10);
  const { ahead, ready, rest } = await open();
  await ahead(...stories);
  await rest(6000);
  expect(ready()).toHaveLength(6);
});

it('prepares a changed story again', async () => {
  tops.set('1', 0);
  const { ahead, ready, rest, change } = await open();
  await ahead('1');
  await rest();
  change();
  await ahead('1');
  await rest();
  expect(ready()).toEqual(['newer 1']);
});

it('gives up a story that does not render, and continues with the others', async () => {
  tops.set('0', 0).set('1', 100);
  const { ahead, ready, rest } = await open();
  await ahead('0', '1');
  await rest(4500);
  expect(ready()).toEqual([]);
  await rest(3000);
  expect(ready()).toEqual(['story 1']);
});

it('leaves no preview above the story that was opened', async () => {
  tops.set('1', 0);
  const { place, router, ahead, ready, rest } = await open();
  await ahead('1');
  await rest();
  await act(async () => void router.navigate({ to: '/general/$', params: { _splat: '1' } }));
  expect(place.querySelector('[data-shown]')).not.toBeNull();
  await rest();
  expect(place.querySelector('main')?.textContent).toBe('story 1');
  expect(ready()).toEqual([]);
});

it('leaves no preview in the frame that shows another page', async () => {
  tops.set('1', 0).set('2', 100);
  const { place, router, ahead, ready, rest } = await open();
  await ahead('1', '2');
  await rest();
  expect(ready()).toHaveLength(2);
  await act(() => router.navigate({ href: '/general/2' }));
  expect(place.querySelector('main')?.textContent).toBe('story 2');
  expect(ready()).toEqual([]);
});

it.each(['a small memory', 'a browser that cannot hide it'])('is disabled on %s', async (name) => {
  if (name === 'a small memory') vi.stubGlobal('navigator', { deviceMemory: 1 });
  else vi.stubGlobal('CSS', { supports: () => false });
  tops.set('1', 0);
  const { ahead, rest } = await open();
  await ahead('1');
  await rest();
  expect(rendered).toEqual([]);
});
