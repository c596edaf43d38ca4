import { notFound } from '@tanstack/react-router';
import { commentsPages } from '#widgets/comments/comment-queries.ts';
import { failFastOffline } from '#widgets/gateway/operation-query.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { liveStripQuery } from '#widgets/live-strip/live-strip-query.ts';
import { videoStripQuery } from '#widgets/video-strip/video-strip-query.ts';
import type { Article, HotEvent } from './news-types.ts';
import {
  articleQuery,
  audioStripQuery,
  bannersQuery,
  hotEventsQuery,
  hottestQuery,
  importantPages,
  isFrontPage,
  labelPages,
  searchPages,
  sectionOf,
  sectionsQuery,
  streamAdsQuery,
  streamPages,
  wholeArticleQuery,
} from './queries.ts';

/** What the address of the front page holds. */
export interface HomeSearch {
  /** id of a channel; the front page's stream when absent */
  readonly channel?: string | undefined;
  /** where the list starts, for readers whose browser runs no scripts */
  readonly cursor?: string | undefined;
}

/** The front page is loaded with it, and stands where it cannot be had; what is there already is not loaded anew. */
const standsWithout = { ...failFastOffline, staleTime: 'static' } as const;

/**
 * Loads what the front page shows before its first paint. In the browser the stories of a channel come to a page that is
 * there already: it has their place, and says what failed in it. Ads, banners, what is hot and the strips cost no more than
 * their own part where they cannot be had.
 * @throws GatewayError when the channels fail, on the server also when the stories do, and 404 when there is no such channel
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
          queryClient.prefetchQuery({ ...audioStripQuery(gateway), ...failFastOffline }),
          queryClient.prefetchQuery({ ...liveStripQuery(gateway), ...failFastOffline }),
          queryClient.prefetchQuery({ ...videoStripQuery(gateway), ...failFastOffline }),
        ]
      : []),
  ]);
}

/** Loads the channels that there are. @throws GatewayError */
export async function loadFrequency({ gateway, loaded, visit }: RouterContext): Promise<void> {
  await queryClientOf(loaded).ensureQueryData(sectionsQuery(gateway, visit.cityId));
}

/** Loads the first page of 要闻. @throws GatewayError */
export async function loadFocus({ gateway, loaded }: RouterContext, start?: string): Promise<void> {
  await queryClientOf(loaded).ensureInfiniteQueryData(importantPages(gateway, start));
}

/** Loads the ranking and, where words are searched for, what they find. @throws GatewayError of the first call that fails */
export async function loadHotSearch({ gateway, loaded }: RouterContext, words: string): Promise<void> {
  const queryClient = queryClientOf(loaded);
  await Promise.all([
    queryClient.ensureQueryData(hotEventsQuery(gateway)),
    words !== '' && queryClient.ensureInfiniteQueryData(searchPages(gateway, words)),
  ]);
}

/**
 * Loads a hot event and its first stories.
 * @throws NotFoundError where nothing of this id is hot, GatewayError of the first call that fails
 */
export async function loadHotEvent({ gateway, loaded }: RouterContext, id: string): Promise<HotEvent> {
  const queryClient = queryClientOf(loaded);
  const query = hotEventsQuery(gateway);
  const eventIn = ({ list }: { readonly list: readonly HotEvent[] }) => list.find((one) => one.id === id);
  const known = await queryClient.ensureQueryData({ ...query, revalidateIfStale: true });
  // what an older list does not have may have come since
  const event = eventIn(known) ?? eventIn(await queryClient.fetchQuery(query));
  if (event === undefined) throw notFound();
  await queryClient.ensureInfiniteQueryData(labelPages(gateway, event.label, 'oldest'));
  return event;
}

/**
 * Loads a story and, for the server's first view, the first comments under it. In the browser comments load when they
 * show, so that a card that is merely seen costs one call.
 * @param isWhole all of a very long story, for browsers without scripts, rather than its beginning
 * @throws GatewayError, 404 when there is no such story
 */
export async function loadArticle(
  { gateway, loaded }: RouterContext,
  newsId: string,
  isWhole = false,
): Promise<Article> {
  const query = isWhole ? wholeArticleQuery : articleQuery;
  const queryClient = queryClientOf(loaded);
  const [article] = await Promise.all([
    // shown as it is loaded, and anew where it is no longer fresh
    queryClient.ensureQueryData({ ...query(gateway, newsId), revalidateIfStale: true }),
    // a story stands without its comments: their own block says what failed
    import.meta.env.SSR && queryClient.prefetchInfiniteQuery(commentsPages(gateway, newsId, 'hot')),
  ]);
  return article;
}
