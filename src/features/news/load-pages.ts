import { notFound } from '@tanstack/react-router';
import { commentsPages } from '#widgets/comments/comment-queries.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import type { Article, HotEvent } from './news-types.ts';
import {
  articleQuery,
  audioStripQuery,
  bannersQuery,
  hotEventsQuery,
  importantPages,
  isFrontPage,
  labelPages,
  searchPages,
  sectionOf,
  sectionsQuery,
  streamAdsQuery,
  streamPages,
} from './queries.ts';

/** What the address of the front page holds. */
export interface HomeSearch {
  /** id of a channel; the front page's stream when absent */
  readonly channel?: string | undefined;
  /** where the list starts, for readers whose browser runs no scripts */
  readonly cursor?: string | undefined;
}

/**
 * Loads what the front page shows before its first paint.
 * @throws GatewayError of the first call that fails; 404 when the channel does not exist
 */
export async function loadHome(context: RouterContext, { channel, cursor }: HomeSearch): Promise<void> {
  const { gateway, loaded, visit } = context;
  const { cityId } = visit;
  const queryClient = queryClientOf(loaded);
  const sections = queryClient.ensureQueryData(sectionsQuery(gateway, cityId));
  const section =
    channel === undefined ? undefined : await sections.then(({ list }) => sectionOf(list, channel));
  await Promise.all([
    sections,
    queryClient.ensureInfiniteQueryData(streamPages(gateway, { cityId, section, start: cursor })),
    queryClient.ensureQueryData(streamAdsQuery(gateway, cityId)),
    ...(isFrontPage(section, cursor)
      ? [
          queryClient.ensureQueryData(bannersQuery(gateway, cityId)),
          queryClient.ensureQueryData(hotEventsQuery(gateway)),
          // the front page stands without it
          queryClient.prefetchQuery(audioStripQuery(gateway)),
        ]
      : []),
  ]);
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
  // not from an older list: the event may have come since
  const { list } = await queryClient.fetchQuery(hotEventsQuery(gateway));
  const event = list.find((one) => one.id === id);
  if (event === undefined) throw notFound();
  await queryClient.ensureInfiniteQueryData(labelPages(gateway, event.label, 'oldest'));
  return event;
}

/**
 * Loads a story and, for the server's first view, the first comments under it. In the browser comments load when they
 * show, so that a card that is merely seen costs one call.
 * @throws GatewayError, 404 when there is no such story
 */
export async function loadArticle({ gateway, loaded }: RouterContext, newsId: string): Promise<Article> {
  const queryClient = queryClientOf(loaded);
  const [article] = await Promise.all([
    // shown as it is loaded, and anew where it is no longer fresh
    queryClient.ensureQueryData({ ...articleQuery(gateway, newsId), revalidateIfStale: true }),
    // a story stands without its comments: their own block says what failed
    import.meta.env.SSR && queryClient.prefetchInfiniteQuery(commentsPages(gateway, newsId, 'hot')),
  ]);
  return article;
}
