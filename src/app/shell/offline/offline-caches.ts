import type { ResponseCache } from '#platform/storage/response-cache.ts';

/** Stories that were read; the service worker caches their pictures. */
export const storyCache: ResponseCache = { name: 'kept-stories', atMost: 100 };

/** First pages of lists that are the same for every reader, and their heads. */
export const listCache: ResponseCache = { name: 'kept-lists', atMost: 80 };
