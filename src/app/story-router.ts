import { createRoute } from '@tanstack/react-router';
import { Route as root } from '../routes/__root.tsx';
import { Route as story } from '../routes/general.$.tsx';
import { matchedRoute, placeRoute, rebuildRoutes, retainRoute, wrapRouterMethod } from './router-adapter.ts';
import { createAppRouter, type AppRouter, type RouterParts } from './router.tsx';

const storyPath = '/general/$';

interface StoryRouter {
  readonly router: AppRouter;
  /** Whether a loaded route matches the current address. */
  isAtStory(): boolean;
  /** Loads all routes. @throws the browser's module loading error; a later call retries */
  loadRoutes(): Promise<void>;
}

/**
 * The app's router with the story's route alone. Most readers arrive at a story, and every further address would cost each
 * story some bytes (docs/decisions/0026). Navigating elsewhere and prefetching another page load the other routes first.
 * @param loadTree loads `route-tree.gen.ts`, which adds all routes to the root route
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

  placeRoute(story, storyPath, root);
  /** Matches every other address, so that a failure to load the routes is shown like any page error. */
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
    if (!isWhole && options.to !== storyPath) await loadRoutes();
    return preloadRoute(options);
  });
  return { router, isAtStory: () => !isMissing(), loadRoutes };
}
