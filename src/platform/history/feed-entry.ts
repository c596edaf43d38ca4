import { entryState, rewriteEntry } from './quiet-history.ts';

/**
 * Makes the present entry of the history name another film of the feed: reloaded, shared or come back to, the page begins
 * with that one.
 */
export function rewriteFeedEntry(newsId: string): void {
  const path = location.pathname.replace(/\/videos(?:\/.*)?$/, `/videos/${newsId}`);
  rewriteEntry(entryState(), `${path}${location.search}`);
}
