import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router';

type Stores = AnyRouter['stores'];

/**
 * The page that the matches show, directly below the root route.
 * @returns undefined where no page is shown but the not-found page
 */
export function shownPage([root, page]: readonly AnyRouteMatch[]): AnyRouteMatch | undefined {
  return root?._notFound === true ? undefined : page;
}

/**
 * The router as a kept page sees it: while another page is shown the matches stay those that showed this one last, so
 * that its hooks (`useSearch`, `useLoaderData`, `<Outlet>`) keep their answers. Everything else is the router itself:
 * a kept page navigates, preloads and hears of the address like any other.
 */
export function keptRouter(router: AnyRouter, routeId: string): AnyRouter {
  const live = router.stores.matches;
  let matches: AnyRouteMatch[] = [];
  let ids: string[] = [];

  function refresh(): void {
    const now = live.get();
    if (now === matches || shownPage(now)?.routeId !== routeId) return;
    matches = now;
    ids = now.map((match) => match.routeId);
  }

  /** Changes when the matches do, and says what the kept ones say. */
  function kept<Value>(read: () => Value) {
    const get = () => {
      refresh();
      return read();
    };
    return Object.create(live, { get: { value: get } });
  }

  const byRoute = new Map<string, ReturnType<Stores['getMatchStore']>>();
  function getMatchStore(id: string) {
    const store = byRoute.get(id) ?? kept(() => matches.find((match) => match.routeId === id));
    byRoute.set(id, store);
    return store;
  }

  const stores: Stores = Object.assign(Object.create(router.stores), {
    matches: kept(() => matches),
    ids: kept(() => ids),
    getMatchStore,
  });
  return Object.create(router, { stores: { value: stores } });
}
