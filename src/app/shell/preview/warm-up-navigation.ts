import { createMemoryHistory, createRouter, type AnyRouter } from '@tanstack/react-router';

/**
 * Goes to a page with a router that nobody sees, so that each step of a navigation has run once: where the reader is and
 * what follows a navigation have no part in it.
 * @param path below the app's base, of a page that was fetched ahead: what it loads is there, and not asked for again
 * @throws what the page's own steps throw
 */
export async function warmUpNavigation({ options, history }: AnyRouter, path: string): Promise<void> {
  const unseen = createRouter({
    ...options,
    history: createMemoryHistory({ initialEntries: [history.location.href] }),
    // the window is the other router's
    scrollRestoration: false,
  });
  await unseen.navigate({ to: path });
}
