import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import type { Section } from '../shared/news-types.ts';
import { newestBriefingQuery } from '../shared/briefing-queries.ts';
import {
  bannersQuery,
  hottestQuery,
  isFrontPage,
  mostReadQuery,
  streamAdsQuery,
  streamPages,
} from '../shared/queries.ts';

interface Room {
  readonly gateway: Gateway;
  readonly queryClient: QueryClient;
}

interface ShownStream {
  readonly cityId: string;
  readonly section: Section | undefined;
  /** cursor of the first page; undefined starts at the newest story */
  readonly start: string | undefined;
}

/**
 * Refetches the front page or a channel from the top. A failure of anything but the stories keeps the old data.
 * @returns number of new stories
 * @throws GatewayError if the stories fail; the old ones stay
 */
export async function refreshHome({ gateway, queryClient }: Room, shown: ShownStream): Promise<number> {
  const { cityId, section, start } = shown;
  const stream = streamPages(gateway, shown);
  const before = queryClient.getQueryData(stream.queryKey)?.pages ?? [];
  // a next page that is loading would be taken for the refetch
  await queryClient.cancelQueries({ queryKey: stream.queryKey, exact: true });
  const known = new Set(before.flatMap((page) => page.list.map(({ id }) => id)));
  // offline it fails at once with a message instead of waiting for the network
  const refetch = { staleTime: 0, networkMode: 'always' } as const;
  const [{ pages }] = await Promise.all([
    queryClient.fetchInfiniteQuery({ ...stream, ...refetch, pages: 1 }),
    queryClient.prefetchQuery({ ...streamAdsQuery(gateway, cityId), ...refetch }),
    ...(isFrontPage(section, start)
      ? [
          queryClient.prefetchQuery({ ...bannersQuery(gateway, cityId), ...refetch }),
          queryClient.prefetchQuery({ ...hottestQuery(gateway), ...refetch }),
          queryClient.prefetchQuery({ ...mostReadQuery(gateway, 'day'), ...refetch }),
          queryClient.prefetchQuery({ ...newestBriefingQuery(gateway), ...refetch }),
        ]
      : []),
  ]);
  return pages.flatMap((page) => page.list).filter(({ id }) => !known.has(id)).length;
}
