import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Updates the cached data of all matching queries, and of requests that are in flight once they succeed: those may have been
 * answered before the change. Staleness stays as it was.
 * @param update idempotent; returns the same value where nothing changes
 */
export function updateCached<Data>(
  client: QueryClient,
  filters: QueryFilters,
  update: (data: Data) => Data,
): void {
  for (const query of client.getQueryCache().findAll(filters)) {
    const apply = () => {
      const data = client.getQueryData<Data>(query.queryKey);
      const updated = data && update(data);
      if (updated === data) return;
      client.setQueryData<Data>(query.queryKey, updated, { updatedAt: query.state.dataUpdatedAt });
    };
    apply();
    if (query.state.fetchStatus !== 'idle') onSuccess(client, query, apply);
  }
}

/** Calls back once the request in flight succeeds. */
function onSuccess(client: QueryClient, query: Query, callback: () => void): void {
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.query.queryHash !== query.queryHash) return;
    // `setQueryData` also causes an update, but leaves the request in flight
    const isOver =
      event.type === 'removed' || (event.type === 'updated' && query.state.fetchStatus === 'idle');
    if (!isOver) return;
    stop();
    if (event.type === 'updated' && event.action.type === 'success') callback();
  });
}
