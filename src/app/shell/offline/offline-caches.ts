import type { Shelf } from '#platform/storage/kept-answers.ts';

/** Stories that were read; the service worker caches their pictures. */
export const storyCache: Shelf = { name: 'kept-stories', atMost: 100 };

/** First pages of lists that are the same for every reader, and their heads. */
export const listCache: Shelf = { name: 'kept-lists', atMost: 80 };
