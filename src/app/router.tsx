import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Gateway } from 'qlwb-gateway-sdk';
import type { PageMiddlewareName } from '#lib/story/page-middleware.ts';
import type { Visit } from '#platform/network/visit.ts';
import { GatewayContext } from '#widgets/gateway/gateway-context.ts';
import {
  createLoadedData,
  LoadedDataContext,
  type DehydratedState,
  type LoadedData,
} from '#widgets/gateway/loaded-data.ts';
import { NowProvider } from '#widgets/now/now-provider.tsx';
import { Route as rootRoute } from '../routes/__root.tsx';
import { Document } from './document.tsx';
import { ErrorPage } from './error-page.tsx';
import { Layout } from './layout.tsx';
import { MissingPage } from './missing-page.tsx';
import type { routeTree } from './route-tree.gen.ts';
import { setRootShell } from './router-adapter.ts';

export interface RouterParts {
  /** all routes, or the story route alone (story-router.ts) */
  readonly routeTree: typeof routeTree;
  readonly gateway: Gateway;
  readonly visit: Visit;
  readonly history?: RouterHistory;
  /** CSP nonce of the inline scripts in a server-rendered page */
  readonly nonce?: string;
  /** dehydrated state sent to the browser in addition to the routes' data */
  readonly dehydrate?: (loaded: LoadedData) => DehydratedState;
}

// the document also surrounds error pages, including those of the root route
rootRoute.update({ component: Layout });
setRootShell(rootRoute, Document);

/** The app's router, the same on the server (one per request) and in the browser (one per page). */
export function createAppRouter({ routeTree, gateway, visit, history, nonce, dehydrate }: RouterParts) {
  const loaded = createLoadedData();
  return createRouter({
    routeTree,
    basepath: '/new',
    // an address has one spelling: the contract with the app, share paths and caches compare it as it is
    caseSensitive: true,
    context: { gateway, loaded, visit },
    ...(history && { history }),
    ...(nonce !== undefined && { ssr: { nonce } }),
    defaultPreload: 'viewport',
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: MissingPage,
    defaultErrorComponent: ErrorPage,
    notFoundMode: 'root',
    // a server-rendered page contains a script of ours for it (src/platform/history/scroll-restoration.ts)
    scrollRestoration: nonce === undefined ? true : () => false,
    ...(dehydrate && { dehydrate: () => dehydrate(loaded) }),
    hydrate: (dehydrated: DehydratedState) => loaded.receive(dehydrated),
    InnerWrap: ({ children }) => (
      <GatewayContext value={gateway}>
        <LoadedDataContext value={loaded}>
          <NowProvider start={visit.now}>{children}</NowProvider>
        </LoadedDataContext>
      </GatewayContext>
    ),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** run in this order before the page loads; unknown names do not compile */
    readonly middleware?: readonly PageMiddlewareName[];
    /** stays mounted when the reader navigates away (docs/decisions/0017) */
    readonly keepAlive?: boolean;
  }
}
