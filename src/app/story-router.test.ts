import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { readVisit } from '#platform/network/visit.ts';
import { routeTree } from './route-tree.gen.ts';
import { shownPage } from './router-adapter.ts';
import { createStoryRouter } from './story-router.ts';

/** All routes, as the generated file adds them to the root route when it first runs. */
const all = routeTree.children;

const visit = readVisit({ userAgent: '', origin: 'https://news.example', cookies: {}, now: 0 });
const shareCard = { title: 'wheat', description: '', image: '' };
const data = async () => ({ id: '7', title: 'wheat', shareCard }) as never;

/** @param failures number of times that loading the routes fails */
function open(path: string, failures = 0) {
  let left = failures;
  const loadTree = vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('no such file');
    Object.assign(routeTree, { children: all });
  });
  const history = createMemoryHistory({ initialEntries: [`/new${path}`] });
  const story = createStoryRouter({ gateway: { call: data, data }, visit, history }, loadTree);
  const shown = () => story.router.state.matches.map(({ routeId, status }) => `${routeId} ${status}`);
  return { ...story, loadTree, shown };
}

it('shows a story with its route alone', async () => {
  const { router, isAtStory, loadTree, shown } = open('/general/7');
  expect(isAtStory()).toBe(true);
  await router.load();
  expect(shown()).toEqual(['__root__ success', '/general/$ success']);
  expect(loadTree).not.toHaveBeenCalled();
});

it('loads the other routes before navigating elsewhere, once', async () => {
  const { router, loadTree, shown } = open('/general/7');
  await router.load();
  await router.navigate({ to: '/login/loginCommon' });
  expect(shown()).toEqual(['__root__ success', '/login/loginCommon success']);
  await router.navigate({ to: '/general/$', params: { _splat: '7' } });
  await router.navigate({ to: '/login/loginCommon' });
  expect(loadTree).toHaveBeenCalledOnce();
});

it('loads them before prefetching a page', async () => {
  const { router } = open('/general/7');
  await router.load();
  const ahead = await router.preloadRoute({ to: '/login/loginCommon' });
  expect(ahead?.map(({ routeId }) => routeId)).toEqual(['__root__', '/login/loginCommon']);
});

it('prefetches another story without them', async () => {
  const { router, loadTree } = open('/general/7');
  await router.load();
  const ahead = await router.preloadRoute({ to: '/general/$', params: { _splat: '8' } });
  expect(ahead?.map(({ routeId }) => routeId)).toEqual(['__root__', '/general/$']);
  expect(loadTree).not.toHaveBeenCalled();
});

it('builds the same links before and after', async () => {
  const { router, loadRoutes } = open('/general/7');
  const links = () => [
    router.buildLocation({ to: '/' }).href,
    router.buildLocation({ to: '/hotSearch', search: { q: 'wheat' } }).href,
    router.buildLocation({ to: '/comment/$', params: { _splat: '7' } }).href,
  ];
  const before = links();
  expect(before).toEqual(['/new/', '/new/hotSearch?q=wheat', '/new/comment/7']);
  await loadRoutes();
  expect(links()).toEqual(before);
});

it('recognises an unknown address once the routes are loaded', async () => {
  const { router, isAtStory, shown } = open('/nowhere');
  expect(isAtStory()).toBe(false);
  await router.load();
  expect(shown()[0]).toContain('__root__');
  expect(shownPage(router.state.matches)).toBeUndefined();
});

it('shows the error if the routes fail to load, and the page once they load', async () => {
  const { router, loadTree, shown } = open('/login/loginCommon', 2);
  await router.load();
  expect(shown()).toEqual(['__root__ success', '/$ error']);
  expect(router.state.matches.at(-1)?.error).toMatchObject({ message: 'no such file' });
  await router.invalidate();
  expect(shown()).toEqual(['__root__ success', '/login/loginCommon success']);
  expect(loadTree).toHaveBeenCalledTimes(3);
});
