import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { PageError } from '#lib/story/page-error.ts';
import { chunkErrorName } from '#platform/lifecycle/chunk-failures.ts';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { ErrorPage } from './error-page.tsx';

const reload = vi.hoisted(() => vi.fn<() => void>());
vi.mock(import('#platform/lifecycle/chunk-failures.ts'), async (original) => ({
  ...(await original()),
  reloadPage: reload,
}));
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
});

/** Renders the error page for an error. @returns the page, a retry function, and the number of reloads */
async function fail(error: Error, reset: ErrorComponentProps['reset'] = () => {}) {
  const load = vi.fn<() => void>();
  const root = createRootRoute({
    loader: load,
    component: () => <ErrorPage error={error} reset={reset} />,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  const place = await mount(<RouterProvider<typeof router> router={router} />);
  return { place, load };
}

const pictureOf = (place: HTMLElement) => find(place, 'main').querySelector('svg')?.innerHTML ?? '';

it('shows one picture for 404, another for 302, and one that retries on tap for any other status', async () => {
  const pageOf = async (status: number) => (await fail(new PageError('x', status))).place;
  const missing = await pageOf(404);
  const moved = await pageOf(302);
  const broken = await pageOf(500);
  const refused = await pageOf(429);
  expect(new Set([missing, moved, broken].map(pictureOf)).size).toBe(3);
  expect(pictureOf(refused)).toBe(pictureOf(broken));
  const mayLoadAgain = (place: HTMLElement) => place.querySelector('button svg') !== null;
  expect([missing, moved, broken, refused].map(mayLoadAgain)).toEqual([false, false, true, true]);
  expect(moved.textContent).toContain('这个页面已经搬到别处');
});

it('says what happened, then status and message, and retries when the picture is tapped', async () => {
  const reset = vi.fn<() => void>();
  const { place, load } = await fail(new Error('boom'), reset);
  expect(find(place, 'h1').textContent).toBe('页面出了点问题');
  expect(find(place, 'h1 ~ [lang=en]').textContent).toBe('500 boom');
  const before = load.mock.calls.length;
  await act(async () => find(place, '[aria-label=点击图片重新加载]').click());
  expect(reset).toHaveBeenCalledOnce();
  await eventually(() => expect(load.mock.calls.length).toBe(before + 1));
});

it('reloads the document if a chunk failed to load, unless the browser is offline', async () => {
  const reset = vi.fn<() => void>();
  const missing = Object.assign(new Error('no such file'), { name: chunkErrorName });
  const { place } = await fail(missing, reset);
  const retry = () => act(async () => find(place, '[aria-label=点击图片重新加载]').click());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await retry();
  expect([reset.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await retry();
  expect([reset.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

it('reloads the document at most once a minute when the network is back after a chunk failed to load', async () => {
  sessionStorage.clear();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const turn = (isOnline: boolean) => {
    online.mockReturnValue(isOnline);
    return act(async () => dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  const { place } = await fail(Object.assign(new Error('no such file'), { name: chunkErrorName }));
  expect(find(place, 'main').textContent).toContain('网络断开了连上后自动重试。');
  await turn(false);
  expect(reload).not.toHaveBeenCalled();
  await turn(true);
  expect(reload).toHaveBeenCalledOnce();
  await turn(false);
  await turn(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(find(place, 'main').textContent).toContain('请检查网络后重新加载');
});

it('says without a network what happened in words, and loads the page again once it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reset = vi.fn<() => void>();
  const { place } = await fail(new GatewayError('getArticle', { kind: 'network' }), reset);
  expect(find(place, 'h1').textContent).toBe('网络断开了');
  expect(place.textContent).not.toMatch(/getArticle|503/);
  online.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  expect(reset).toHaveBeenCalledOnce();
});

it('does not reload when the network is back after another kind of error', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  sessionStorage.clear();
  await fail(new Error('boom'));
  online.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  expect(reload).not.toHaveBeenCalled();
});

it('falls back to the specification’s plain view if it fails itself', async () => {
  // React logs the expected error
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const unspeakable = Object.defineProperty(new Error('x'), 'message', {
    get() {
      throw new Error('no words for it');
    },
  });
  const { place } = await fail(unspeakable);
  expect(find(place, 'main').textContent).toContain('An error occurred while showing the error page');
  const home = find(place, 'main a');
  expect([home.textContent, home.getAttribute('href')]).toEqual(['Go back to home', '/new/']);
});
