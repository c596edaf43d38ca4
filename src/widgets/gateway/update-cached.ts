import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Which answers are meant: those whose key begins so, or with `exact` the one that has this key. */
interface Meant {
  readonly queryKey: QueryKey;
  readonly exact?: boolean;
}

/**
 * Changes what is loaded, and once more what arrives next where that was asked for before the change: a next page, or a look
 * for news, would else take what the reader just did out of sight again.
 * @param change gives the same when it is made twice
 */
export function changeLoaded<Data>(client: QueryClient, meant: Meant, change: (kept: Data) => Data): void {
  for (const query of client.getQueryCache().findAll(meant)) {
    const apply = () => client.setQueryData<Data>(query.queryKey, (kept) => kept && change(kept));
    apply();
    if (query.state.fetchStatus !== 'idle') onArrival(client, query, apply);
  }
}

/** Calls back once what a query is fetching now has arrived, unless it never does. */
function onArrival(client: QueryClient, query: Query, callback: () => void): void {
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.query.queryHash !== query.queryHash) return;
    // what is set meanwhile by hand leaves it on its way
    const isOver =
      event.type === 'removed' || (event.type === 'updated' && query.state.fetchStatus === 'idle');
    if (!isOver) return;
    stop();
    if (event.type === 'updated' && event.action.type === 'success') callback();
  });
}
