/**
 * Everything the app does to TanStack Router beyond its public API is in this module and nowhere else, so that an
 * upgrade has one place to look at. `router-adapter.test.ts` states what is assumed of the router; where the public API
 * comes to offer the same, use it and delete the function here.
 */
import type { AnyRoute, AnyRouteMatch, AnyRouter } from '@tanstack/react-router';

type Stores = AnyRouter['stores'];

/**
 * Replaces a router method that the router and its links call on the instance. The public API offers no hook there:
 * `load` must be able to add routes before they are matched, `preloadRoute` to hold back a link's prefetch, `navigate` to
 * show a preview first.
 * @param wrap gets the previous method and returns the new one
 * @returns restores the previous method
 */
export function wrapRouterMethod<Router extends AnyRouter, Name extends 'load' | 'preloadRoute' | 'navigate'>(
  router: Router,
  name: Name,
  wrap: (previous: Router[Name]) => Router[Name],
): () => void {
  const previous = router[name];
  router[name] = wrap(previous);
  return () => {
    router[name] = previous;
  };
}

/**
 * Gives a route what the generated route tree would assign when it runs: its id, path and parent. Used for a route that is
 * matched before the tree is loaded.
 */
export function placeRoute(route: AnyRoute, path: string, parent: AnyRoute): void {
  Object.assign(route.options, { id: path, path, getParentRoute: () => parent });
}

/**
 * Sets the component that renders the document around a root route that exists already: `update` takes no
 * `shellComponent`, only the constructor does.
 */
export function setRootShell(root: AnyRoute, shell: unknown): void {
  Object.assign(root.options, { shellComponent: shell });
}

/** Matches routes again after children were added to the root route. */
export function rebuildRoutes(router: AnyRouter): void {
  router.setRoutes(router.buildRouteTree());
}

/** Lets a route be found by its id though it matches no URL any more: it may still be mounted. */
export function retainRoute(router: AnyRouter, route: AnyRoute): void {
  Object.assign(router.routesById, { [route.id]: route });
}

/** @returns the route below the root route that matches a path; undefined where only the root matches */
export function matchedRoute(router: AnyRouter, pathname: string): AnyRoute | undefined {
  return router.getMatchedRoutes(pathname)[2];
}

/**
 * The page that the matches show, directly below the root route.
 * @returns undefined where the not-found page is shown: with `notFoundMode: 'root'` only a private flag says so
 */
export function shownPage([root, page]: readonly AnyRouteMatch[]): AnyRouteMatch | undefined {
  return root?._notFound === true ? undefined : page;
}

/**
 * The router with the matches of one page fixed to those that showed it last, for a keep-alive page that is hidden while
 * another page is shown: its hooks (`useSearch`, `useLoaderData`, `<Outlet>`) keep their answers. Everything else is the
 * router itself: the page navigates, preloads and is notified of the address like any other.
 */
export function keepAliveRouter(router: AnyRouter, routeId: string): AnyRouter {
  const current = router.stores.matches;
  let matches: readonly AnyRouteMatch[] = [];
  return withMatches(router, () => {
    const now = current.get();
    if (now !== matches && shownPage(now)?.routeId === routeId) matches = now;
    return matches;
  });
}

/** The router with fixed matches and their path as its location, to render a page that is not at the address. */
export function previewRouter(router: AnyRouter, matches: readonly AnyRouteMatch[]): AnyRouter {
  const pathname = matches.at(-1)?.pathname ?? '';
  return Object.create(
    withMatches(router, () => matches),
    { latestLocation: { value: { ...router.latestLocation, pathname, hash: '', state: {} } } },
  );
}

/**
 * The router with its own answers about which matches are shown. React reads them from `router.stores`; each store here is
 * derived from the router's, so that subscribers are still notified.
 */
function withMatches(router: AnyRouter, read: () => readonly AnyRouteMatch[]): AnyRouter {
  const derived = <Value>(get: () => Value) => Object.create(router.stores.matches, { get: { value: get } });
  let source: readonly AnyRouteMatch[] | undefined;
  let ids: readonly string[] = [];
  const readIds = () => {
    const matches = read();
    if (matches !== source) {
      source = matches;
      ids = matches.map((match) => match.routeId);
    }
    return ids;
  };
  const byRoute = new Map<string, ReturnType<Stores['getMatchStore']>>();
  const stores: Stores = Object.assign(Object.create(router.stores), {
    matches: derived(read),
    ids: derived(readIds),
    getMatchStore(id: string) {
      const store = byRoute.get(id) ?? derived(() => read().find((match) => match.routeId === id));
      byRoute.set(id, store);
      return store;
    },
  });
  return Object.create(router, { stores: { value: stores } });
}
