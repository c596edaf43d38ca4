import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** What the server loaded for the first view. */
export interface DehydratedState {
  /** as the query library dehydrates them */
  readonly queries: object;
}

interface Received extends DehydratedState {
  /** ms since 1970, by the browser's clock */
  readonly at: number;
}

/**
 * What the page has loaded from the gateway. A story's first paint needs nothing of the library that keeps it, so the
 * client is made by the first part of the app that does (`queries.tsx`), out of what the server handed over.
 */
export interface LoadedData {
  /** Takes what the server loaded, for the client that is made later. */
  receive(handedOver: DehydratedState): void;
  /** The page's one client. @param make called once, for the first who asks */
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

/** @throws Error when a component stands outside the composition root */
export function useLoadedData(): LoadedData {
  const loaded = useContext(LoadedDataContext);
  if (loaded === null) throw new Error('LoadedDataContext is not provided');
  return loaded;
}
