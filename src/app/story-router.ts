import { createRoute } from '@tanstack/react-router';
import { Route as root } from '../routes/__root.tsx';
import { Route as story } from '../routes/general.$.tsx';
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
      router.setRoutes(router.buildRouteTree());
      // no address is its any more, but it may be the page that is being left
      Object.assign(router.routesById, { [others.id]: others });
    });
    try {
      await loading;
    } catch (cause) {
      loading = undefined;
      throw cause;
    }
  }

  // as the generated tree says it of all routes
  Object.assign(story.options, { id: '/general/$', path: '/general/$', getParentRoute: () => root });
  /** Stands at every other address, so that routes which cannot be had are shown like any page that cannot. */
  const others = createRoute({ getParentRoute: () => root, path: '$', loader: loadRoutes });
  const routeTree: unknown = root.addChildren([story, others]);
  const router = createAppRouter({ ...parts, routeTree: routeTree as RouterParts['routeTree'] });

  const isMissing = () => !isWhole && router.getMatchedRoutes(router.latestLocation.pathname)[2] === others;

  const { load, preloadRoute } = router;
  router.load = async (options) => {
    router.updateLatestLocation();
    // where they cannot be had, the page that stands for them says so
    if (isMissing()) await loadRoutes().catch(() => undefined);
    return load(options);
  };
  router.preloadRoute = async (options) => {
    if (!isWhole) await loadRoutes();
    return preloadRoute(options);
  };
  return { router, isAtStory: () => !isMissing(), loadRoutes };
}
