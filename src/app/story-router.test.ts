import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { readVisit } from '#platform/network/visit.ts';
import { routeTree } from './route-tree.gen.ts';
import { shownPage } from './router-adapter.ts';
import { createStoryRouter } from './story-router.ts';

/** All routes, as the generated file puts them below the root's when it runs, which it does once. */
const all = routeTree.children;

const visit = readVisit({ userAgent: '', origin: 'https://news.example', cookies: {}, now: 0 });
const shareCard = { title: 'wheat', description: '', image: '' };
const data = async () => ({ id: '7', title: 'wheat', shareCard }) as never;

/** @param failures times that the routes cannot be had before they can */
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

it('shows a story with its own route alone', async () => {
  const { router, isAtStory, loadTree, shown } = open('/general/7');
  expect(isAtStory()).toBe(true);
  await router.load();
  expect(shown()).toEqual(['__root__ success', '/general/$ success']);
  expect(loadTree).not.toHaveBeenCalled();
});

it('has the other routes before it goes elsewhere, and fetches them once', async () => {
  const { router, loadTree, shown } = open('/general/7');
  await router.load();
  await router.navigate({ to: '/login/loginCommon' });
  expect(shown()).toEqual(['__root__ success', '/login/loginCommon success']);
  await router.navigate({ to: '/general/$', params: { _splat: '7' } });
  await router.navigate({ to: '/login/loginCommon' });
  expect(loadTree).toHaveBeenCalledOnce();
});

it('has them before it fetches a page ahead', async () => {
  const { router } = open('/general/7');
  await router.load();
  const ahead = await router.preloadRoute({ to: '/login/loginCommon' });
  expect(ahead?.map(({ routeId }) => routeId)).toEqual(['__root__', '/login/loginCommon']);
});

it('leads to the same addresses before and after', async () => {
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

it('knows an address that does not exist once the routes are there', async () => {
  const { router, isAtStory, shown } = open('/nowhere');
  expect(isAtStory()).toBe(false);
  await router.load();
  expect(shown()[0]).toContain('__root__');
  expect(shownPage(router.state.matches)).toBeUndefined();
});

it('shows what failed where the routes cannot be had, and the page once they can', async () => {
  const { router, loadTree, shown } = open('/login/loginCommon', 2);
  await router.load();
  expect(shown()).toEqual(['__root__ success', '/$ error']);
  expect(router.state.matches.at(-1)?.error).toMatchObject({ message: 'no such file' });
  await router.invalidate();
  expect(shown()).toEqual(['__root__ success', '/login/loginCommon success']);
  expect(loadTree).toHaveBeenCalledTimes(3);
});
