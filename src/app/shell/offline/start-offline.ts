import type { Network } from '#platform/network/network.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { report } from '#platform/lifecycle/report.ts';
import { registerServiceWorker } from '#platform/lifecycle/service-worker.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { mayPrefetch } from '#machines/prefetch/prefetch-law.ts';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import { followLists } from './follow-lists.ts';
import { followStory } from './follow-story.ts';
import { restoreKept } from './restore-kept.ts';

/**
 * Keeps what is loaded so that it opens again without a network, and brings it out when the network goes. The files of the
 * app are fetched for that only where fetching ahead is welcome. @returns stops keeping
 */
export function startOffline(loaded: LoadedData, savesData: boolean): () => void {
  const fetchFiles = () => {
    const { online, quality, saveData } = readNetwork();
    if (mayPrefetch({ online, quality, saveData: saveData || savesData })) registerServiceWorker();
  };
  const turn = ({ online }: Pick<Network, 'online'>) => {
    if (!online) restoreKept(loaded).catch((cause: unknown) => report('kept answers', cause));
  };
  turn(readNetwork());
  const client = queryClientOf(loaded);
  const stops = [whenIdle(fetchFiles), watchNetwork(turn), followLists(client), followStory(client)];
  return () => stops.forEach((stop) => stop());
}
