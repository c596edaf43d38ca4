import { hashKey, type QueryKey } from '@tanstack/react-query';
import { cacheResponse } from '#platform/storage/response-cache.ts';
import { storyCache } from './offline-caches.ts';

/** Caches a story that is being read, so that it opens offline; the least recently read story is evicted first. */
export function cacheStory(queryKey: QueryKey, story: object): Promise<void> {
  return cacheResponse(storyCache, { key: hashKey(queryKey), at: Date.now(), data: story });
}
