import { notFound } from '@tanstack/react-router';
import { failFastOffline } from '#widgets/gateway/operation-query.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { liveStripQuery } from '#widgets/live-strip/live-strip-query.ts';
import { videoStripQuery } from '#widgets/video-strip/video-strip-query.ts';
import type { HotEvent } from './news-types.ts';
import { newestBriefingQuery } from './briefing-queries.ts';
import {
  audioStripQuery,
  bannersQuery,
  hotEventsQuery,
  hottestQuery,
  importantPages,
  isFrontPage,
  labelPages,
  mostReadQuery,
  sectionOf,
  sectionsQuery,
  streamAdsQuery,
  streamPages,
} from './queries.ts';

/** Search parameters of the front page. */
export interface HomeSearch {
  /** id of a channel; absent for the front page's stream */
  readonly channel?: string | undefined;
  /** cursor of the first page, for browsers without scripts */
  readonly cursor?: string | undefined;
}

/** Optional data of the front page: it renders without it, and loaded data is not refetched. */
const standsWithout = { ...failFastOffline, staleTime: 'static' } as const;

/**
 * Loads what the front page shows before its first paint. In the browser the page renders before a channel's stories arrive:
 * their place shows a skeleton or an error. Ads, banners, hot events and strips are optional.
 * @throws GatewayError if the channels fail, on the server also if the stories fail, and 404 for an unknown channel
 */
export async function loadHome(context: RouterContext, { channel, cursor }: HomeSearch): Promise<void> {
  const { gateway, loaded, visit } = context;
  const { cityId } = visit;
  const queryClient = queryClientOf(loaded);
  const sections = queryClient.ensureQueryData(sectionsQuery(gateway, cityId));
  const section =
    channel === undefined ? undefined : await sections.then(({ list }) => sectionOf(list, channel));
  const stream = streamPages(gateway, { cityId, section, start: cursor });
  const isWaitedFor = import.meta.env.SSR || cursor !== undefined;
  if (!isWaitedFor) void queryClient.prefetchInfiniteQuery(stream);
  await Promise.all([
    sections,
    isWaitedFor && queryClient.ensureInfiniteQueryData(stream),
    queryClient.prefetchQuery({ ...streamAdsQuery(gateway, cityId), ...standsWithout }),
    ...(isFrontPage(section, cursor)
      ? [
          queryClient.prefetchQuery({ ...bannersQuery(gateway, cityId), ...standsWithout }),
          queryClient.prefetchQuery({ ...hottestQuery(gateway), ...standsWithout }),
          queryClient.prefetchQuery({ ...mostReadQuery(gateway, 'day'), ...standsWithout }),
          queryClient.prefetchQuery({ ...newestBriefingQuery(gateway), ...standsWithout }),
          queryClient.prefetchQuery({ ...audioStripQuery(gateway), ...failFastOffline }),
          queryClient.prefetchQuery({ ...liveStripQuery(gateway), ...failFastOffline }),
          queryClient.prefetchQuery({ ...videoStripQuery(gateway), ...failFastOffline }),
        ]
      : []),
  ]);
}

/** Loads the channels. @throws GatewayError */
export async function loadFrequency({ gateway, loaded, visit }: RouterContext): Promise<void> {
  await queryClientOf(loaded).ensureQueryData(sectionsQuery(gateway, visit.cityId));
}

/** Loads the first page of 要闻. @throws GatewayError */
export async function loadFocus({ gateway, loaded }: RouterContext, start?: string): Promise<void> {
  await queryClientOf(loaded).ensureInfiniteQueryData(importantPages(gateway, start));
}

/**
 * Loads a hot event and its first stories.
 * @throws NotFoundError for an unknown event, GatewayError of the first call that fails
 */
export async function loadHotEvent({ gateway, loaded }: RouterContext, id: string): Promise<HotEvent> {
  const queryClient = queryClientOf(loaded);
  const query = hotEventsQuery(gateway);
  const eventIn = ({ list }: { readonly list: readonly HotEvent[] }) => list.find((one) => one.id === id);
  const known = await queryClient.ensureQueryData({ ...query, revalidateIfStale: true });
  // an event missing from a cached list may have been added since
  const event = eventIn(known) ?? eventIn(await queryClient.fetchQuery(query));
  if (event === undefined) throw notFound();
  await queryClient.ensureInfiniteQueryData(labelPages(gateway, event.label, 'oldest'));
  return event;
}
