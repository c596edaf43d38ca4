import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLoadedData, type DehydratedState, type LoadedData } from './loaded-data.ts';

/** ms for which loaded data counts as fresh: a page that was just prefetched does not ask again on the tap */
const freshFor = 30_000;

/** The client that keeps what the page has loaded. Loaders and acts ask for it here, components stand in `Queries`. */
export function queryClientOf(loaded: LoadedData): QueryClient {
  return loaded.clientFrom((received) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: freshFor, retry: false } } });
    // loaders wait in it for the network while no page that stands in `Queries` is shown; the server's answers one request
    if (!import.meta.env.SSR) client.mount();
    if (received === undefined) return client;
    hydrate(client, received.queries);
    // what the reader was shown counts as loaded when it was taken over, whatever the server's clock said
    for (const query of client.getQueryCache().getAll()) query.setState({ dataUpdatedAt: received.at });
    return client;
  });
}

/** What the server gives the browser of it. Every query's data is an answer of the gateway, so it is JSON. */
export function dehydrateLoaded(loaded: LoadedData): DehydratedState {
  return { queries: dehydrate(queryClientOf(loaded)) };
}

/** Stands around whatever asks by `useQuery` and its like. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClientOf(useLoadedData())}>{children}</QueryClientProvider>;
}
