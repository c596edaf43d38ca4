import type { Shelf } from '#platform/storage/kept-answers.ts';

/** Stories that the reader has read, with the pictures that the service worker keeps. */
export const storyCache: Shelf = { name: 'kept-stories', atMost: 100 };

/** First pages of lists that are the same for every reader, and what heads them. */
export const listCache: Shelf = { name: 'kept-lists', atMost: 80 };
