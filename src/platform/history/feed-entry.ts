import { entryState, rewriteEntry } from './native-history.ts';

/**
 * Rewrites the current history entry to name another video of the feed, so that a reload, a share link or Back starts
 * with that video.
 */
export function rewriteFeedEntry(newsId: string): void {
  const path = location.pathname.replace(/\/videos(?:\/.*)?$/, `/videos/${newsId}`);
  rewriteEntry(entryState(), `${path}${location.search}`);
}
