import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLoadedData, type DehydratedState, type LoadedData } from './loaded-data.ts';

/** longer than a prefetch takes to be followed by the tap */
const staleTimeMs = 30_000;

/** The page's query client, for loaders and event handlers; components get it from `Queries`. */
export function queryClientOf(loaded: LoadedData): QueryClient {
  return loaded.clientFrom((received) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: staleTimeMs, retry: false } } });
    // `mount` resumes paused loaders when the network returns, even if no `Queries` is mounted; not needed on the server
    if (!import.meta.env.SSR) client.mount();
    if (received === undefined) return client;
    hydrate(client, received.queries);
    // age counts from hydration by the browser's clock, which may differ from the server's
    for (const query of client.getQueryCache().getAll()) query.setState({ dataUpdatedAt: received.at });
    return client;
  });
}

/** The dehydrated state for the browser. Query data are gateway responses, so they are JSON. */
export function dehydrateLoaded(loaded: LoadedData): DehydratedState {
  return { queries: dehydrate(queryClientOf(loaded)) };
}

/** Provides the query client to `useQuery` and its like. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useLoadedData())}>{children}</QueryClientProvider>;
}
