import type { Network } from '#platform/network/network.ts';
import { isModerateNetwork, readNetwork, watchNetwork } from '#platform/network/network.ts';
import { report } from '#platform/lifecycle/report.ts';
import { registerServiceWorker } from '#platform/lifecycle/service-worker.ts';
import { whenLoaded } from '#platform/lifecycle/when-loaded.ts';
import { mayPrefetch } from '#machines/prefetch/prefetch-policy.ts';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import { cacheLists } from './cache-lists.ts';
import { cacheShownStory } from './cache-shown-story.ts';
import { restoreOfflineData } from './restore-offline-data.ts';

/** ms until the app's files are cached on a network where they would delay what the reader opens next */
const moderateNetworkWaitMs = 30_000;

/**
 * Caches loaded data for offline use and restores it when the network is lost. The app's files are prefetched only if
 * prefetching is allowed. @returns a function that stops caching
 */
export function startOffline(loaded: LoadedData, savesData: boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cacheFiles = () => {
    const { online, quality, saveData } = readNetwork();
    if (mayPrefetch({ online, quality, saveData: saveData || savesData })) registerServiceWorker();
  };
  const cacheFilesLater = () => {
    timer = setTimeout(cacheFiles, isModerateNetwork() ? moderateNetworkWaitMs : 0);
  };
  const turn = ({ online }: Pick<Network, 'online'>) => {
    if (!online) restoreOfflineData(loaded).catch((cause: unknown) => report('kept answers', cause));
  };
  turn(readNetwork());
  const client = queryClientOf(loaded);
  const stops = [
    whenLoaded(cacheFilesLater),
    watchNetwork(turn),
    cacheLists(client),
    cacheShownStory(client),
  ];
  return () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
