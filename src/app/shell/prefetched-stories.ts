import type { AnyRouteMatch } from '@tanstack/react-router';
import { createStore } from '#lib/browser/store.ts';

/** more than two screens of cards */
const most = 24;

/** Matches (root and page) of prefetched stories by story id, latest last. */
export const prefetchedStories = createStore<ReadonlyMap<string, readonly AnyRouteMatch[]>>(new Map());

/** Records a prefetched page if it is a story. @param matches undefined if the router did not prefetch */
export function recordPrefetched(matches: readonly AnyRouteMatch[] | undefined): void {
  const page = matches?.at(-1);
  if (matches === undefined || page?.routeId !== '/general/$' || page.status !== 'success') return;
  const stories = new Map(prefetchedStories.get());
  const id = String(page.params._splat);
  stories.delete(id);
  stories.set(id, matches);
  prefetchedStories.set(new Map([...stories].slice(-most)));
}
