import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useParams,
} from '@tanstack/react-router';
import { act, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { PageStack } from './page-stack.tsx';

const effects: string[] = [];
beforeEach(() => {
  effects.length = 0;
});
afterEach(() => vi.restoreAllMocks());

function useNotedEffect(name: string) {
  useEffect(() => {
    effects.push(`${name} on`);
    return () => void effects.push(`${name} off`);
  }, [name]);
}

/** A front page and a list that are keep-alive, a page nested in the list's layout, and a story that is not keep-alive. */
async function open(address: string) {
  const root = createRootRoute({
    context: () => ({ visit: { shell: 'wechat' } }),
    component: PageStack,
    notFoundComponent: () => <p>404</p>,
  });
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    staticData: { keepAlive: true },
    validateSearch: ({ channel }: { channel?: unknown }) => ({ channel: String(channel) }),
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => `loaded ${deps.channel}`,
    component: function Home() {
      const [taps, setTaps] = useState(0);
      useNotedEffect('home');
      return (
        <main aria-label="home" data-channel={home.useSearch().channel} data-loaded={home.useLoaderData()}>
          <button onClick={() => setTaps(taps + 1)}>{taps}</button>
          <input aria-label="words" />
          <Link to="/general/$" params={{ _splat: '1' }}>
            story
          </Link>
        </main>
      );
    },
  });
  const focus = createRoute({
    getParentRoute: () => root,
    path: '/focusNews',
    staticData: { keepAlive: true },
    component: function Focus() {
      useNotedEffect('focus');
      return (
        <main aria-label="focus">
          <Outlet />
        </main>
      );
    },
  });
  const inside = createRoute({
    getParentRoute: () => focus,
    path: '$',
    component: function Inside() {
      return <p>{useParams({ strict: false })._splat}</p>;
    },
  });
  const story = createRoute({
    getParentRoute: () => root,
    path: '/general/$',
    component: function Story() {
      useNotedEffect('story');
      return <main aria-label="story">{useParams({ strict: false })._splat}</main>;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([home, focus.addChildren([inside]), story]),
    history: createMemoryHistory({ initialEntries: [address] }),
    notFoundMode: 'root',
  });
  await router.load();
  const place = await mount(<RouterProvider router={router} />);
  const go = (to: string) => act(() => router.navigate({ href: to }));
  return { place, router, go };
}

const page = (place: HTMLElement, name: string) => place.querySelector<HTMLElement>(`[aria-label=${name}]`);
const isInSight = (place: HTMLElement, name: string) => page(place, name)?.closest('[hidden]') === null;

it('keeps a page mounted and hidden while another is shown', async () => {
  const { place, go } = await open('/');
  const home = page(place, 'home');
  await act(async () => find(place, 'button').click());
  find<HTMLInputElement>(place, 'input').value = 'wheat';
  await go('/general/7');
  expect(page(place, 'home')).toBe(home);
  expect([isInSight(place, 'home'), isInSight(place, 'story')]).toEqual([false, true]);
  await go('/');
  expect(page(place, 'home')).toBe(home);
  expect([isInSight(place, 'home'), page(place, 'story')]).toEqual([true, null]);
  expect(find(place, 'button').textContent).toBe('1');
  expect(find<HTMLInputElement>(place, 'input').value).toBe('wheat');
});

it('disconnects the effects of a hidden page once the next page is painted', async () => {
  const { go } = await open('/');
  await go('/general/7');
  await eventually(() => expect(effects).toEqual(['home on', 'story on', 'home off']));
  await go('/');
  expect(effects.slice(3)).toEqual(['story off', 'home on']);
});

it('keeps the effects connected if the reader returns before that', async () => {
  const { place, go } = await open('/');
  // nothing is painted meanwhile, however slow the machine
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await go('/general/7');
  await go('/');
  frames.mockRestore();
  await eventually(() => expect(isInSight(place, 'home')).toBe(true));
  expect(effects).toEqual(['home on', 'story on', 'story off']);
});

it('gives the hooks of a hidden page the values of its own URL', async () => {
  const { place, router, go } = await open('/?channel=second');
  await go('/general/7');
  const complaints = vi.spyOn(console, 'error');
  // an invalidation re-renders the hidden page with its last matches
  await act(() => router.invalidate());
  await act(async () => find(place, 'button').click());
  expect(find(place, 'button').textContent).toBe('1');
  expect(page(place, 'home')?.dataset).toMatchObject({ channel: 'second', loaded: 'loaded second' });
  expect(complaints).not.toHaveBeenCalled();
});

it('updates a page that is shown again at another address', async () => {
  const { place, go } = await open('/?channel=second');
  const home = page(place, 'home');
  await go('/general/7');
  await go('/?channel=third');
  expect(page(place, 'home')).toBe(home);
  expect(home?.dataset).toMatchObject({ channel: 'third', loaded: 'loaded third' });
});

it('keeps each keep-alive page once, with its nested pages, and no other page', async () => {
  const { place, go } = await open('/');
  for (const address of [
    '/focusNews/1',
    '/general/1',
    '/focusNews/2',
    '/',
    '/general/2',
    '/focusNews/2',
    '/general/3',
  ])
    await go(address);
  expect(Array.from(place.querySelectorAll('main'), (main) => main.getAttribute('aria-label'))).toEqual([
    'story',
    'home',
    'focus',
  ]);
  expect(page(place, 'focus')?.textContent).toBe('2');
  expect([isInSight(place, 'home'), isInSight(place, 'focus')]).toEqual([false, false]);
});

it('keeps a page that was reached from one that is not keep-alive', async () => {
  const { place, go } = await open('/general/1');
  expect(page(place, 'home')).toBeNull();
  await go('/');
  const home = page(place, 'home');
  await go('/general/2');
  expect(page(place, 'home')).toBe(home);
});

it('shows the not-found page, and the keep-alive page after it', async () => {
  const { place, go } = await open('/');
  const home = page(place, 'home');
  await go('/nowhere');
  expect(place.textContent).toContain('404');
  expect(isInSight(place, 'home')).toBe(false);
  await go('/');
  expect(place.textContent).not.toContain('404');
  expect(page(place, 'home')).toBe(home);
  expect(isInSight(place, 'home')).toBe(true);
});

it('navigates from a page that was shown again', async () => {
  const { place, go } = await open('/');
  await go('/general/7');
  await go('/');
  await act(async () => find(place, 'a').click());
  await eventually(() => expect(page(place, 'story')?.textContent).toBe('1'));
});
