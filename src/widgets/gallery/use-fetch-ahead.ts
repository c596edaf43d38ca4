import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { mayPrefetch } from '#machines/prefetch/prefetch-policy.ts';
import { readNetwork } from '#platform/network/network.ts';

/** @returns whether prefetching is allowed now: not with data saver or on a slow network */
export function useFetchAhead(): () => boolean {
  const dataSaver = useRouteContext({ from: '__root__', select: ({ visit }) => visit.dataSaver });
  return useCallback(() => {
    const { online, quality, saveData } = readNetwork();
    return mayPrefetch({ online, quality, saveData: saveData || dataSaver });
  }, [dataSaver]);
}
