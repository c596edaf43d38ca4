import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { readKeptAnswers, type KeptAnswer } from '#platform/storage/kept-answers.ts';
import { watchNetwork } from '#platform/network/network.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';
import { storiesOnDevice, type StoryOnDevice } from '#widgets/offline/stories-on-device.ts';
import { listCache, storyCache } from './offline-caches.ts';

/**
 * Gives the page what is kept on this device, as if it had been loaded when it was kept, and tells which stories are, until
 * there is a network again: what the page itself has loaded stays. For a page that has no network.
 */
export async function restoreOfflineData(loaded: LoadedData): Promise<void> {
  let isBack = false;
  const held: (() => void)[] = [];
  const stopWatching = watchNetwork(({ online }) => {
    if (!online) return;
    isBack = true;
    storiesOnDevice.set(undefined);
    held.forEach((letGo) => letGo());
    stopWatching();
  });
  const client = queryClientOf(loaded);
  const [stories, lists] = await Promise.all([readKeptAnswers(storyCache), readKeptAnswers(listCache)]);
  for (const answer of [...lists, ...stories]) {
    const letGo = giveTo(client, answer);
    if (isBack) letGo();
    else held.push(letGo);
  }
  if (!isBack) storiesOnDevice.set(new Map(stories.toReversed().flatMap(storyOf)));
}

/**
 * Answers that nothing listens to are forgotten after five minutes, and a way through the underground may be longer: this one
 * is listened to. @returns lets it be forgotten
 */
function giveTo(client: QueryClient, { key, at, data }: KeptAnswer): () => void {
  const queryKey: unknown = JSON.parse(key);
  if (!Array.isArray(queryKey)) return () => {};
  if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data, { updatedAt: at });
  return new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => {});
}

/** An answer of an older release that is no story is no line of a list. */
function storyOf({ data }: KeptAnswer): [string, StoryOnDevice][] {
  if (!('id' in data) || typeof data.id !== 'string') return [];
  if (!('title' in data) || typeof data.title !== 'string') return [];
  return [[data.id, { id: data.id, title: data.title }]];
}
