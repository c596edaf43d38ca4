import { createRoute } from '@tanstack/react-router';
import { Route as root } from '../routes/__root.tsx';
import { Route as story } from '../routes/general.$.tsx';
import { matchedRoute, placeRoute, rebuildRoutes, retainRoute, wrapRouterMethod } from './router-adapter.ts';
import { createAppRouter, type AppRouter, type RouterParts } from './router.tsx';

interface StoryRouter {
  readonly router: AppRouter;
  /** Whether the address in the address bar is shown by a route that is there. */
  isAtStory(): boolean;
  /** Has all routes from then on. @throws what the browser says of code that cannot be had; asked again after that */
  loadRoutes(): Promise<void>;
}

/**
 * The app's router with a story's route alone, which is what most readers arrive at: every further address of the app
 * would else cost every story some bytes (docs/decisions/0026). Whoever goes elsewhere, or fetches a page ahead, waits for
 * the routes first.
 * @param loadTree fetches and runs `route-tree.gen.ts`, which puts all routes below the root's
 */
export function createStoryRouter(
  parts: Omit<RouterParts, 'routeTree'>,
  loadTree: () => Promise<unknown> = () => import('./route-tree.gen.ts'),
): StoryRouter {
  let loading: Promise<void> | undefined;
  let isWhole = false;

  async function loadRoutes(): Promise<void> {
    loading ??= loadTree().then(() => {
      isWhole = true;
      rebuildRoutes(router);
      // matches no URL any more but may still be mounted
      retainRoute(router, others);
    });
    try {
      await loading;
    } catch (cause) {
      loading = undefined;
      throw cause;
    }
  }

  placeRoute(story, '/general/$', root);
  /** Stands at every other address, so that routes which cannot be had are shown like any page that cannot. */
  const others = createRoute({ getParentRoute: () => root, path: '$', loader: loadRoutes });
  const routeTree: unknown = root.addChildren([story, others]);
  const router = createAppRouter({ ...parts, routeTree: routeTree as RouterParts['routeTree'] });

  const isMissing = () => !isWhole && matchedRoute(router, router.latestLocation.pathname) === others;

  wrapRouterMethod(router, 'load', (load) => async (options) => {
    router.updateLatestLocation();
    // if they cannot be loaded, the fallback route reports it
    if (isMissing()) await loadRoutes().catch(() => undefined);
    return load(options);
  });
  wrapRouterMethod(router, 'preloadRoute', (preloadRoute) => async (options) => {
    if (!isWhole) await loadRoutes();
    return preloadRoute(options);
  });
  return { router, isAtStory: () => !isMissing(), loadRoutes };
}
