import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paintTimeoutMs, maxVisibleMs } from '#machines/story-preview/story-preview.machine.ts';
import { find, mount } from '#ui/state/test-mount.ts';
import { addPreview, createPreviews } from './previews.ts';
import { startPreviews } from './start-previews.ts';

const seen: string[] = [];
const frames: (() => void)[] = [];

beforeEach(() => {
  seen.length = frames.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A list with previews for all stories but 9; stories 3 to 5 fail, redirect, or never load. */
async function open() {
  const root = createRootRoute({ component: Outlet });
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <main>
        {['1', '2', '3', '4', '5', '9'].map((id) => (
          <Link key={id} to="/general/$" params={{ _splat: id }} aria-label={id} />
        ))}
        <Link to="/general/$" params={{ _splat: '1' }} hash="comments" aria-label="comments" />
        <Link to="/focusNews" aria-label="about" />
      </main>
    ),
  });
  const story = createRoute({
    getParentRoute: () => root,
    path: '/general/$',
    loader: async ({ params: { _splat: id } }) => {
      seen.push(`loads ${id}`);
      if (id === '3') throw new Error('no network');
      if (id === '4') throw redirect({ to: '/focusNews' });
      if (id === '5') await new Promise(() => {});
      return id;
    },
    errorComponent: () => <p>failed</p>,
    component: () => {
      const id = String(story.useLoaderData());
      return <button onClick={() => seen.push(`${id} is tapped`)}>{id}</button>;
    },
  });
  const about = createRoute({
    getParentRoute: () => root,
    path: '/focusNews',
    component: () => <p>about</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([home, story, about]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  const place = await mount(<RouterProvider router={router} />);
  const own = router.navigate;
  const previews = createPreviews();
  for (const id of ['1', '2', '3', '4', '5'])
    addPreview(previews, id, {
      loaded: id,
      layer: {
        show: () => seen.push(`shows ${id}`),
        hide: () => seen.push(`hides ${id}`),
        remove: () => {},
      },
    });
  const running = startPreviews(router, previews);
  const rest = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
  const follow = (name: string, how: MouseEventInit = {}) =>
    act(async () => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
      find(place, `[aria-label="${name}"]`).dispatchEvent(click);
    });
  return {
    place,
    router,
    running,
    rest,
    follow,
    hasOwnNavigate: () => router.navigate === own,
    async paint() {
      await act(async () => frames.splice(0).forEach((callback) => callback()));
      await rest();
    },
  };
}

it('shows a preview at once, and navigates when it is painted', async () => {
  const { place, router, follow, paint } = await open();
  await follow('1');
  expect(seen).toEqual(['shows 1']);
  expect(router.state.location.pathname).toBe('/');
  await paint();
  expect(seen).toEqual(['shows 1', 'loads 1', 'hides 1']);
  expect(place.textContent).toBe('1');
});

it('navigates even if nothing is painted', async () => {
  const { place, follow, rest } = await open();
  await follow('1');
  await rest(paintTimeoutMs);
  expect(seen).toEqual(['shows 1', 'loads 1', 'hides 1']);
  expect(place.textContent).toBe('1');
});

it.each(['9', 'comments', 'about'])('navigates directly if there is no preview: %s', async (name) => {
  const { place, router, follow, rest } = await open();
  await follow(name);
  await rest();
  expect(seen.filter((note) => note.startsWith('shows'))).toEqual([]);
  expect(router.state.location.pathname).not.toBe('/');
  expect(place.querySelector('main')).toBeNull();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a click that opens elsewhere to the browser: %j',
  async (how) => {
    const { router, follow, paint } = await open();
    await follow('1', how);
    await paint();
    expect(seen).toEqual([]);
    expect(router.state.location.pathname).toBe('/');
  },
);

it('removes the preview if the story fails to load, and the page shows the error', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { place, follow, paint } = await open();
  await follow('3');
  await paint();
  expect(seen).toEqual(['shows 3', 'loads 3', 'hides 3']);
  expect(place.textContent).toBe('failed');
  expect(complaints).toHaveBeenCalledTimes(1);
});

it('removes the preview if the story redirects', async () => {
  const { place, follow, paint } = await open();
  await follow('4');
  await paint();
  expect(seen.at(-1)).toBe('hides 4');
  expect(place.textContent).toBe('about');
});

it('removes the preview after a second if the story does not load', async () => {
  const { follow, paint, rest } = await open();
  await follow('5');
  await paint();
  expect(seen).toEqual(['shows 5', 'loads 5']);
  await rest(maxVisibleMs);
  expect(seen).toEqual(['shows 5', 'loads 5', 'hides 5']);
});

it('removes the preview if the reader goes back before it is painted, and does not navigate', async () => {
  const { router, follow, paint, rest } = await open();
  await follow('1');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(seen).toEqual(['shows 1', 'hides 1']);
  await paint();
  await rest(maxVisibleMs);
  expect(seen).toEqual(['shows 1', 'hides 1']);
  expect(router.state.location.pathname).toBe('/');
});

it.each(['popstate', 'pagehide'])('removes the preview on %s during the navigation', async (type) => {
  const { follow, paint } = await open();
  await follow('5');
  await paint();
  dispatchEvent(new Event(type));
  expect(seen).toEqual(['shows 5', 'loads 5', 'hides 5']);
});

it('removes the preview if the reader navigates elsewhere', async () => {
  const { place, follow, paint, rest } = await open();
  await follow('1');
  await follow('about');
  await paint();
  await rest(maxVisibleMs);
  expect(seen).toEqual(['shows 1', 'hides 1']);
  expect(place.textContent).toBe('about');
});

it('replaces the preview by that of a story tapped later, and ends with that navigation', async () => {
  const { place, follow, paint } = await open();
  await follow('5');
  await paint();
  await follow('2');
  expect(seen).toEqual(['shows 5', 'loads 5', 'hides 5', 'shows 2']);
  await paint();
  expect(seen.slice(4)).toEqual(['loads 2', 'hides 2']);
  expect(place.textContent).toBe('2');
});

it('ignores a second tap on the same link', async () => {
  const { router, follow, paint } = await open();
  await follow('1');
  await follow('1');
  await paint();
  expect(seen).toEqual(['shows 1', 'loads 1', 'hides 1']);
  await act(async () => router.history.back());
  expect(router.state.location.pathname).toBe('/');
});

it('forwards taps on the preview to the story once it is shown', async () => {
  const { place, running, follow, paint } = await open();
  await follow('1');
  running.tap({ type: 'preview.tapped', at: { x: 5, y: 8 } });
  const hit = vi.spyOn(document, 'elementFromPoint').mockImplementation(() => place.querySelector('button'));
  await paint();
  expect(hit).toHaveBeenCalledWith(5, 8);
  expect(seen).toEqual(['shows 1', 'loads 1', 'hides 1', '1 is tapped']);
});

it('restores the router when it stops', async () => {
  const { running, follow, hasOwnNavigate } = await open();
  await follow('1');
  expect(hasOwnNavigate()).toBe(false);
  running.stop();
  expect(seen).toEqual(['shows 1', 'hides 1']);
  expect(hasOwnNavigate()).toBe(true);
});

/** Gives the document view transitions, on a device with eight cores. @returns how many there were */
function animateOnFastDevice(): () => number {
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8);
  const start = vi.fn((change: () => unknown) => {
    const done = Promise.resolve().then(change);
    return { ready: Promise.reject(new Error('skipped')), finished: done, updateCallbackDone: done };
  });
  Object.assign(document, { startViewTransition: start });
  return () => start.mock.calls.length;
}
afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

it('shows a preview in a view transition, and does not animate the navigation below it', async () => {
  const { place, follow, paint } = await open();
  const animated = animateOnFastDevice();
  await follow('1');
  expect(seen).toEqual(['shows 1']);
  await paint();
  expect(place.textContent).toBe('1');
  expect(animated()).toBe(1);
});

it('shows no preview that was given up before its transition', async () => {
  const { follow } = await open();
  animateOnFastDevice();
  const followed = follow('1');
  dispatchEvent(new PopStateEvent('popstate'));
  await followed;
  expect(seen).toEqual(['hides 1']);
});

it('animates a story without a preview and the way back, but no other page', async () => {
  const { router, follow, rest } = await open();
  const animated = animateOnFastDevice();
  await follow('about');
  await rest();
  expect(animated()).toBe(0);
  await act(async () => router.history.back());
  await rest();
  expect(animated()).toBe(0);
  await follow('9');
  await rest();
  expect(animated()).toBe(1);
  await act(async () => router.history.back());
  await rest();
  expect(router.state.location.pathname).toBe('/');
  expect(animated()).toBe(2);
});

it('leaves the way back to a browser that animates it', async () => {
  const { router, follow, rest } = await open();
  const animated = animateOnFastDevice();
  await follow('9');
  await rest();
  dispatchEvent(Object.assign(new PopStateEvent('popstate'), { hasUAVisualTransition: true }));
  await act(async () => router.history.back());
  await rest();
  expect(router.state.location.pathname).toBe('/');
  expect(animated()).toBe(1);
});
