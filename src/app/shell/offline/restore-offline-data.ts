import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { readCachedResponses, type CachedResponse } from '#platform/storage/response-cache.ts';
import { watchNetwork } from '#platform/network/network.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';
import { offlineStories, type OfflineStory } from '#widgets/offline/offline-stories.ts';
import { listCache, storyCache } from './offline-caches.ts';

/**
 * Restores cached responses while the page is offline, with the time at which they were cached, and lists the stories that
 * are available, until the network is back. Data that the page loaded itself is not replaced.
 */
export async function restoreOfflineData(loaded: LoadedData): Promise<void> {
  let isBack = false;
  const observers: (() => void)[] = [];
  const stopWatching = watchNetwork(({ online }) => {
    if (!online) return;
    isBack = true;
    offlineStories.set(undefined);
    observers.forEach((release) => release());
    stopWatching();
  });
  const client = queryClientOf(loaded);
  const [stories, lists] = await Promise.all([
    readCachedResponses(storyCache),
    readCachedResponses(listCache),
  ]);
  for (const response of [...lists, ...stories]) {
    const release = restoreInto(client, response);
    if (isBack) release();
    else observers.push(release);
  }
  if (!isBack) offlineStories.set(new Map(stories.toReversed().flatMap(storyOf)));
}

/**
 * Adds a response to the query cache with an observer: unobserved data is collected after five minutes, and a ride without
 * network may be longer. @returns a function that removes the observer
 */
function restoreInto(client: QueryClient, { key, at, data }: CachedResponse): () => void {
  const queryKey: unknown = JSON.parse(key);
  if (!Array.isArray(queryKey)) return () => {};
  if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data, { updatedAt: at });
  return new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => {});
}

/** A response cached by an older release may not be a story; it is left out of the list. */
function storyOf({ data }: CachedResponse): [string, OfflineStory][] {
  if (!('id' in data) || typeof data.id !== 'string') return [];
  if (!('title' in data) || typeof data.title !== 'string') return [];
  return [[data.id, { id: data.id, title: data.title }]];
}
