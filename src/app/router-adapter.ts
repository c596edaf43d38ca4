/**
 * All uses of TanStack Router beyond its public API are in this module, so that an upgrade affects one place only.
 * `router-adapter.test.ts` states the assumptions. Once the public API offers an equivalent, use it and delete the function
 * here.
 */
import type { AnyRoute, AnyRouteMatch, AnyRouter } from '@tanstack/react-router';

type Stores = AnyRouter['stores'];

/**
 * Replaces a method that the router and its links call on the router instance. The public API has no hooks for this: `load`
 * must be able to add routes before matching, `preloadRoute` to delay a link's prefetch, `navigate` to show a preview first.
 * @param wrap receives the previous method and returns the new one
 * @returns restores the previous method
 */
export function wrapRouterMethod<
  Router extends AnyRouter,
  Name extends 'load' | 'preloadRoute' | 'navigate' | 'startViewTransition',
>(router: Router, name: Name, wrap: (previous: Router[Name]) => Router[Name]): () => void {
  const previous = router[name];
  router[name] = wrap(previous);
  return () => {
    router[name] = previous;
  };
}

/**
 * Assigns a route the id, path and parent that the generated route tree would assign. For a route that is matched before
 * the tree is loaded.
 */
export function placeRoute(route: AnyRoute, path: string, parent: AnyRoute): void {
  Object.assign(route.options, { id: path, path, getParentRoute: () => parent });
}

/**
 * Sets the document component of an existing root route: only the constructor accepts `shellComponent`, `update` does not.
 */
export function setRootShell(root: AnyRoute, shell: unknown): void {
  Object.assign(root.options, { shellComponent: shell });
}

/** Matches routes again after children were added to the root route. */
export function rebuildRoutes(router: AnyRouter): void {
  router.setRoutes(router.buildRouteTree());
}

/** Keeps a route that matches no URL any more available by id, because it may still be mounted. */
export function retainRoute(router: AnyRouter, route: AnyRoute): void {
  Object.assign(router.routesById, { [route.id]: route });
}

/** @returns the child of the root route that matches a path; undefined if only the root matches */
export function matchedRoute(router: AnyRouter, pathname: string): AnyRoute | undefined {
  return router.getMatchedRoutes(pathname)[2];
}

/**
 * The match of the shown page, directly below the root route.
 * @returns undefined if the not-found page is shown; with `notFoundMode: 'root'` only a private flag reveals it
 */
export function shownPage([root, page]: readonly AnyRouteMatch[]): AnyRouteMatch | undefined {
  return root?._notFound === true ? undefined : page;
}

/**
 * A view of the router for a keep-alive page: its matches are those with which the page was last shown, so that its hooks
 * (`useSearch`, `useLoaderData`, `<Outlet>`) keep their values while it is hidden. Everything else is the real router.
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

/** A view of the router with fixed matches and their path as location, to render a page other than the current one. */
export function previewRouter(router: AnyRouter, matches: readonly AnyRouteMatch[]): AnyRouter {
  const pathname = matches.at(-1)?.pathname ?? '';
  return Object.create(
    withMatches(router, () => matches),
    { latestLocation: { value: { ...router.latestLocation, pathname, hash: '', state: {} } } },
  );
}

/**
 * A view of the router with different current matches. React reads them from `router.stores`; each store here is derived
 * from the router's, so that subscribers are still notified.
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
