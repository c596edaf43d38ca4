import { startTransition, useEffect, useState } from 'react';
import { mayPrefetch } from '#machines/prefetch/prefetch-policy.ts';
import { readNetwork } from '#platform/network/network.ts';
import { whenReaderInteracts } from '#platform/lifecycle/reader-interaction.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';

/** Whether to mount neighbouring pages ahead: after the first interaction, if the network allows prefetching. */
export function useNeighbourPreload(isSparing: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isSparing || isWanted) return;
    let isThere = true;
    let giveUp = () => {};
    void whenReaderInteracts().then(() => {
      if (!isThere || !mayPrefetch(readNetwork())) return;
      giveUp = whenIdle(() => startTransition(() => setWanted(true)));
    });
    return () => {
      isThere = false;
      giveUp();
    };
  }, [isSparing, isWanted]);
  return isWanted;
}
