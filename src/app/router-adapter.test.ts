import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type AnyRouter,
} from '@tanstack/react-router';
import { expect, it } from 'vitest';
import {
  keepAliveRouter,
  matchedRoute,
  placeRoute,
  previewRouter,
  rebuildRoutes,
  retainRoute,
  setRootShell,
  shownPage,
  wrapRouterMethod,
} from './router-adapter.ts';

// What the app assumes of TanStack Router beyond its public API. A failure after an upgrade names the assumption that no
// longer holds.

function open(address = '/') {
  const root = createRootRoute({});
  const home = createRoute({ getParentRoute: () => root, path: '/' });
  const story = createRoute({ getParentRoute: () => root, path: '/general/$', loader: () => 'loaded' });
  const router = createRouter({
    routeTree: root.addChildren([home, story]),
    history: createMemoryHistory({ initialEntries: [address] }),
    notFoundMode: 'root',
  });
  return { router, root, home, story };
}

it('the router calls load, preloadRoute, navigate and startViewTransition on the instance, so that a replaced method takes effect', async () => {
  const { router } = open();
  const calls: string[] = [];
  const restore = (['load', 'preloadRoute', 'navigate', 'startViewTransition'] as const).map((name) =>
    wrapRouterMethod<AnyRouter, typeof name>(router, name, (previous: (...input: never[]) => unknown) =>
      Object.assign((...input: never[]) => {
        calls.push(name);
        return previous(...input);
      }),
    ),
  );
  await router.load();
  await router.preloadRoute({ to: '/general/$', params: { _splat: '7' } });
  await router.navigate({ to: '/general/$', params: { _splat: '7' } });
  // the navigation changes the history, and that is what loads
  expect(calls).toEqual(expect.arrayContaining(['load', 'preloadRoute', 'navigate', 'startViewTransition']));
  restore.forEach((undo) => undo());
  calls.length = 0;
  await router.navigate({ to: '/' });
  expect(calls).toEqual([]);
});

it('the not-found page is recognised by a flag of the root match', async () => {
  const { router } = open('/nowhere');
  await router.load();
  expect(shownPage(router.state.matches)).toBeUndefined();
  await router.navigate({ to: '/' });
  expect(shownPage(router.state.matches)?.routeId).toBe('/');
});

it('a route placed by hand matches like one placed by the generated route tree', async () => {
  const { root, router } = open();
  const story: object = createRoute({ getParentRoute: () => root, path: 'unused' });
  placeRoute(story as never, '/info/$', root);
  root.addChildren([story as never]);
  rebuildRoutes(router);
  expect(matchedRoute(router, '/info/7')?.id).toBe('/info/$');
});

it('routes added to the root route are matched after a rebuild, and a removed one can still be found by its id', () => {
  const { root, router, home, story } = open();
  const added = createRoute({ getParentRoute: () => root, path: '/focusNews' });
  root.addChildren([home, added]);
  rebuildRoutes(router);
  expect(matchedRoute(router, '/focusNews')).toBe(added);
  expect(matchedRoute(router, '/general/7')).toBeUndefined();
  retainRoute(router, story);
  expect(Object.keys(router.routesById)).toContain('/general/$');
});

it('the document of an existing root route is an option that can be assigned', () => {
  const { root } = open();
  const shell = () => null;
  setRootShell(root, shell);
  expect(Object.entries(root.options)).toContainEqual(['shellComponent', shell]);
});

it('a keep-alive page keeps the matches it was shown with; its router otherwise delegates to the real one', async () => {
  const { router } = open('/');
  await router.load();
  const kept = keepAliveRouter(router, '/');
  const shown = () => kept.stores.matches.get().map(({ routeId }) => routeId);
  expect(shown()).toEqual(['__root__', '/']);
  // subscribers of the page are those of the router
  expect(Object.getPrototypeOf(kept.stores.matches)).toBe(router.stores.matches);
  await router.navigate({ to: '/general/$', params: { _splat: '7' } });
  expect(shown()).toEqual(['__root__', '/']);
  expect(kept.stores.ids.get()).toEqual(['__root__', '/']);
  expect(kept.stores.getMatchStore('/').get()?.routeId).toBe('/');
  expect(kept.stores.getMatchStore('/general/$').get()).toBeUndefined();
  expect(kept.state.location.pathname).toBe('/general/7');
  expect(kept.navigate).toBe(router.navigate);
});

it('a preview has its own matches and path while the router stays at the current URL', async () => {
  const { router } = open('/');
  await router.load();
  const matches = await router.preloadRoute({ to: '/general/$', params: { _splat: '7' } });
  const preview = previewRouter(router, matches ?? []);
  expect(preview.stores.ids.get()).toEqual(['__root__', '/general/$']);
  expect(preview.stores.getMatchStore('/general/$').get()?.loaderData).toBe('loaded');
  expect([preview.latestLocation.pathname, router.latestLocation.pathname]).toEqual(['/general/7', '/']);
});
