import type { AnyRouteMatch } from '@tanstack/react-router';
import { createStore } from '#lib/browser/store.ts';

/** more than the cards of two screens */
const most = 24;

/** Root and page of the stories that were fetched ahead, by their ids; the latest last. */
export const prefetchedStories = createStore<ReadonlyMap<string, readonly AnyRouteMatch[]>>(new Map());

/** @param matches what the router has of a page that it fetched ahead; undefined where it did not */
export function recordPrefetched(matches: readonly AnyRouteMatch[] | undefined): void {
  const page = matches?.at(-1);
  if (matches === undefined || page?.routeId !== '/general/$' || page.status !== 'success') return;
  const stories = new Map(prefetchedStories.get());
  const id = String(page.params._splat);
  stories.delete(id);
  stories.set(id, matches);
  prefetchedStories.set(new Map([...stories].slice(-most)));
}
