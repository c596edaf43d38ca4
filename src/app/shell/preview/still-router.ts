import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router';

/**
 * The router as a page sees it that is not the address's: at the page's own matches, and at no place of it.
 * Everything else is the router itself.
 */
export function stillRouter(router: AnyRouter, matches: readonly AnyRouteMatch[]): AnyRouter {
  const ids = matches.map(({ routeId }) => routeId);
  const pathname = matches.at(-1)?.pathname ?? '';
  const still = <Value>(value: Value) =>
    Object.create(router.stores.matches, { get: { value: () => value } });
  const stores = Object.assign(Object.create(router.stores), {
    matches: still(matches),
    ids: still(ids),
    getMatchStore: (id: string) => still(matches.find(({ routeId }) => routeId === id)),
  });
  return Object.create(router, {
    stores: { value: stores },
    latestLocation: { value: { ...router.latestLocation, pathname, hash: '', state: {} } },
  });
}
