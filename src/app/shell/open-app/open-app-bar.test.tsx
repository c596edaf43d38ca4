import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import Cookies from 'js-cookie';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';

beforeEach(() => {
  Cookies.remove('appBarClosed');
  vi.resetModules();
});

async function open(path: string, visit: object = {}) {
  const { OpenAppBar } = await import('./open-app-bar.tsx');
  const root = createRootRoute({
    context: () => ({ visit: { shell: 'browser', isAppBarClosed: false, ...visit } }),
  });
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => [<i key="page" />, <OpenAppBar key="bar" />],
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    basepath: '/new',
    history: createMemoryHistory({ initialEntries: [`/new${path}`] }),
  });
  await router.load();
  const place = await mount(<RouterProvider<typeof router> router={router} />);
  await eventually(() => expect(place.querySelector('i')).not.toBeNull());
  return place;
}

it.each([
  '/general/1',
  '/videosHome/',
  '/ThinkFile/allMenuShare/',
  '/v10/publicWelfare/volApplay/',
  '/living/share/1',
])('links to the download page on %s in a browser', async (path) => {
  const place = await open(path);
  expect(find(place, 'section[aria-label=打开APP] a').getAttribute('href')).toBe('/new/down');
});

it.each(['/comment/1', '/living/app/1', '/ThinkFileApp/allmenu/'])(
  'is not shown on %s, which is not shared',
  async (path) => {
    expect((await open(path)).textContent).toBe('');
  },
);

it.each(['app', 'wechat'])('is not shown in the %s shell', async (shell) => {
  expect((await open('/general/1', { shell })).textContent).toBe('');
});

it('is not shown to a reader who closed it within the last 30 days', async () => {
  expect((await open('/general/1', { isAppBarClosed: true })).textContent).toBe('');
});

it('stays closed for 30 days', async () => {
  const place = await open('/general/1');
  const set = vi.spyOn(Cookies, 'set');
  await eventually(() => void find(place, '[aria-label=不用了]'));
  await act(async () => find(place, '[aria-label=不用了]').click());
  expect(place.textContent).toBe('');
  expect(Cookies.get('appBarClosed')).toBe('yes');
  expect(set.mock.calls[0]?.[2]).toMatchObject({ expires: 30 });
});
