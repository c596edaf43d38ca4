import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** What the server loaded for the page that it rendered. */
export interface DehydratedState {
  /** result of TanStack Query's `dehydrate` */
  readonly queries: object;
}

interface Received extends DehydratedState {
  /** ms since 1970, by the browser's clock */
  readonly at: number;
}

/**
 * What the page has loaded from the gateway. TanStack Query is lazy loaded, so its client is created on first use
 * (`queries.tsx`) from the dehydrated state.
 */
export interface LoadedData {
  /** Keeps the dehydrated state until the client is created. */
  receive(state: DehydratedState): void;
  /** The page's only client. @param make called once, on first use */
  clientFrom(make: (received: Received | undefined) => QueryClient): QueryClient;
}

export function createLoadedData(now: () => number = Date.now): LoadedData {
  let client: QueryClient | undefined;
  let received: Received | undefined;
  return {
    receive({ queries }) {
      received = { queries, at: now() };
    },
    clientFrom(make) {
      client ??= make(received);
      received = undefined;
      return client;
    },
  };
}

/** Provided by the composition root. */
export const LoadedDataContext = createContext<LoadedData | null>(null);

/** @throws Error outside the composition root */
export function useLoadedData(): LoadedData {
  const loaded = useContext(LoadedDataContext);
  if (loaded === null) throw new Error('LoadedDataContext is not provided');
  return loaded;
}
