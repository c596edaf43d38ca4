import type { Network } from '#platform/network/network.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { report } from '#platform/lifecycle/report.ts';
import { registerServiceWorker } from '#platform/lifecycle/service-worker.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { mayPrefetch } from '#machines/prefetch/prefetch-policy.ts';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import { cacheLists } from './cache-lists.ts';
import { cacheShownStory } from './cache-shown-story.ts';
import { restoreOfflineData } from './restore-offline-data.ts';

/**
 * Caches loaded data for offline use and restores it when the network is lost. The app's files are prefetched only if
 * prefetching is allowed. @returns a function that stops caching
 */
export function startOffline(loaded: LoadedData, savesData: boolean): () => void {
  const fetchFiles = () => {
    const { online, quality, saveData } = readNetwork();
    if (mayPrefetch({ online, quality, saveData: saveData || savesData })) registerServiceWorker();
  };
  const turn = ({ online }: Pick<Network, 'online'>) => {
    if (!online) restoreOfflineData(loaded).catch((cause: unknown) => report('kept answers', cause));
  };
  turn(readNetwork());
  const client = queryClientOf(loaded);
  const stops = [whenIdle(fetchFiles), watchNetwork(turn), cacheLists(client), cacheShownStory(client)];
  return () => stops.forEach((stop) => stop());
}
