import { createMemoryHistory, createRouter, type AnyRouter } from '@tanstack/react-router';

/**
 * Navigates to a page with a separate router, so that the code of a navigation has run once and is compiled. History and
 * navigation listeners are not involved.
 * @param path below the app's base, of a prefetched page: nothing is requested again
 * @throws errors of the page's loader
 */
export async function warmUpNavigation({ options, history }: AnyRouter, path: string): Promise<void> {
  const unseen = createRouter({
    ...options,
    history: createMemoryHistory({ initialEntries: [history.location.href] }),
    // scrolling belongs to the app's router
    scrollRestoration: false,
  });
  await unseen.navigate({ to: path });
}
