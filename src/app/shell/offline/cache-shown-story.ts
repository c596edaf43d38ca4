import type { Query, QueryClient } from '@tanstack/react-query';
import type { OperationId } from 'qlwb-gateway-sdk/operation';
import { storyAt } from '#machines/navigation/navigation.machine.ts';
import { cacheResponse } from '#platform/storage/response-cache.ts';
import { readPageAddress } from '#platform/history/page-address.ts';
import { storyCache } from './offline-caches.ts';

const call: OperationId = 'getArticle';

/**
 * Caches what the shown story loads after its first screen: the rest of a long story, and what is refetched once the reader
 * is known. @returns a function that stops it
 */
export function cacheShownStory(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    const data: unknown = query.state.data;
    const isShown = newsIdOf(query) === storyAt(readPageAddress().path);
    if (!isShown || typeof data !== 'object' || data === null) return;
    void cacheResponse(storyCache, { key: query.queryHash, at: query.state.dataUpdatedAt, data });
  });
}

/** The id of the story that a query loads; undefined for other queries. */
function newsIdOf({ queryKey: [id, input] }: Query): unknown {
  if (id !== call || typeof input !== 'object' || input === null || !('body' in input)) return null;
  const { body } = input;
  return typeof body === 'object' && body !== null && 'newsId' in body ? body.newsId : null;
}
