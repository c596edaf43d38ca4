import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { Gateway } from 'qlwb-gateway-sdk';
import { timeMs } from '#lib/dates.ts';
import { readVisit, type Visit } from '#platform/visit.ts';
import { GatewayContext } from '#widgets/gateway/gateway-context.ts';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { NowContext } from '#widgets/now/now-context.ts';
import { ArticlePage } from './article-page.tsx';
import { HomePage } from './home-page.tsx';
import { homeQueries, loadArticle, type HomeSearch } from './queries.ts';

/** Answers by the operation's name; a function gets the call's input and may throw. */
export type Answers = Readonly<Record<string, unknown>>;

const now = timeMs('2026-11-03 12:00:00');

/** The two pages of this folder at an address, loaded, on a gateway that answers as given. */
export async function openPage(address: string, answers: Answers, settings: Partial<Visit> = {}) {
  const visit = {
    ...readVisit({ userAgent: '', origin: 'https://news.example', cookies: {}, now }),
    ...settings,
  };
  const gateway = gatewayOf(answers);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const root = createRootRouteWithContext<RouterContext>()();
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: ({ channel, cursor }: Record<string, unknown>): HomeSearch => ({
      ...(typeof channel === 'string' && { channel }),
      ...(typeof cursor === 'string' && { cursor }),
    }),
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => homeQueries(context, deps),
    component: () => <HomePage {...home.useSearch()} />,
  });
  const general = createRoute({
    getParentRoute: () => root,
    path: '/general/$',
    loader: ({ context, params }) => loadArticle(context, params._splat ?? ''),
    component: () => <ArticlePage newsId={general.useParams()._splat ?? ''} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([home, general]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { gateway, queryClient, visit },
    scrollRestoration: false,
  });
  await router.load();
  const page = (
    <QueryClientProvider client={queryClient}>
      <GatewayContext value={gateway}>
        <NowContext value={visit.now}>
          <RouterProvider router={router} />
        </NowContext>
      </GatewayContext>
    </QueryClientProvider>
  );
  return { page, router };
}

function gatewayOf(answers: Answers): Gateway {
  return {
    call: () => Promise.reject(new Error('pages ask for data')),
    async data(operation, input) {
      const answer = answers[operation.id];
      if (answer === undefined) throw new Error(`no answer for ${operation.id}`);
      return typeof answer === 'function' ? answer(input) : answer;
    },
  };
}
