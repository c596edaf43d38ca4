import { notFound } from '@tanstack/react-router';
import { storySubject } from '#widgets/comments/comment-subject.ts';
import { commentsPages } from '#widgets/comments/comment-queries.ts';
import { failFastOffline } from '#widgets/gateway/operation-query.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { publishedVideoPages, publisherQuery } from '#widgets/publishers/publisher-queries.ts';
import { isCollectionList, videoTabs } from './shared/video-tabs.ts';
import { videoHead } from './shared/video-head.ts';
import {
  clapperPages,
  clapperQuery,
  collectionOfVideoQuery,
  collectionPages,
  collectionQuery,
  collectionVideoPages,
  feedPages,
  newestPages,
  publisherCollectionPages,
  sourcePages,
  sourcesQuery,
  videoQuery,
  videoStoryQuery,
} from './shared/video-queries.ts';

type Head = ReturnType<typeof videoHead>;

// Heads are built here: code in route files is loaded with every page.

/** Loads a tab of 视频. @param name in the URL; undefined for 推荐 @throws NotFoundError for an unknown tab, GatewayError */
export async function loadVideosHome(
  { gateway, loaded }: RouterContext,
  name: string | undefined,
): Promise<Head> {
  const tab = videoTabs.find((one) => one.name === name);
  if (tab === undefined) throw notFound();
  const queryClient = queryClientOf(loaded);
  if (tab.id === 'collections') await queryClient.ensureInfiniteQueryData(collectionPages(gateway));
  else if (tab.id === 'clapper') await queryClient.ensureInfiniteQueryData(clapperPages(gateway));
  else
    await Promise.all([
      queryClient.ensureInfiniteQueryData(newestPages(gateway)),
      // optional data: the videos render without the external sites
      queryClient.prefetchQuery({ ...sourcesQuery(gateway), ...failFastOffline }),
    ]);
  return videoHead(tab.title);
}

/** Loads the first videos of a feed. @throws GatewayError, 404 for an unknown video or collection */
export async function loadFeed(
  { gateway, loaded, visit }: RouterContext,
  newsId: string | undefined,
  collectionId: string | undefined,
): Promise<Head> {
  const pages = await queryClientOf(loaded).ensureInfiniteQueryData(
    feedPages(gateway, { newsId, collectionId }),
  );
  const first = pages.pages[0]?.list[0];
  return first === undefined ? videoHead('竖屏视频') : videoHead(first.title, first, visit.origin);
}

/** Loads a video, its story and, if shown, its collection. @throws GatewayError, 404 for an unknown video */
export async function loadVideo(
  { gateway, loaded, visit }: RouterContext,
  newsId: string,
  withCollection: boolean,
): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  const [{ list }] = await Promise.all([
    queryClient.ensureQueryData({ ...videoQuery(gateway, newsId), revalidateIfStale: true }),
    // optional data: the video renders without text, collection and comments, which show their own errors
    queryClient.prefetchQuery({ ...videoStoryQuery(gateway, newsId), ...failFastOffline }),
    withCollection &&
      queryClient.prefetchQuery({ ...collectionOfVideoQuery(gateway, newsId), ...failFastOffline }),
    import.meta.env.SSR &&
      queryClient.prefetchInfiniteQuery(commentsPages(gateway, storySubject(newsId), 'hot')),
  ]);
  const [video] = list;
  if (video === undefined) throw notFound();
  return videoHead(video.title, video, visit.origin);
}

/** Loads a collection with its first videos. @throws GatewayError, 404 for an unknown collection */
export async function loadCollection(
  { gateway, loaded, visit }: RouterContext,
  collectionId: string,
): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  const [collection] = await Promise.all([
    queryClient.ensureQueryData({ ...collectionQuery(gateway, collectionId), revalidateIfStale: true }),
    queryClient.ensureInfiniteQueryData(collectionVideoPages(gateway, collectionId)),
  ]);
  const { title, summary: description, cover } = collection;
  return videoHead(title, { shareCard: { title, description, image: cover?.url ?? '' } }, visit.origin);
}

/** Loads all collections of a publisher. @throws GatewayError, 404 for an unknown publisher */
export async function loadPublisherCollections(
  { gateway, loaded }: RouterContext,
  publisherId: string,
): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  const [publisher] = await Promise.all([
    queryClient.ensureQueryData(publisherQuery(gateway, publisherId)),
    queryClient.ensureInfiniteQueryData(publisherCollectionPages(gateway, publisherId)),
  ]);
  return videoHead(`${publisher.name}的合集`);
}

/** Loads a publisher's videos or collections. @throws GatewayError, 404 for an unknown publisher */
export async function loadVideoPublisher(
  { gateway, loaded }: RouterContext,
  publisherId: string,
  list: unknown,
): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  const [publisher] = await Promise.all([
    queryClient.ensureQueryData({ ...publisherQuery(gateway, publisherId), revalidateIfStale: true }),
    // optional data: the page renders without videos, and their list shows the error
    import.meta.env.SSR &&
      (isCollectionList(list)
        ? queryClient.prefetchInfiniteQuery(publisherCollectionPages(gateway, publisherId))
        : queryClient.prefetchInfiniteQuery(publishedVideoPages(gateway, publisherId))),
  ]);
  return videoHead(`${publisher.name}的视频`);
}

/** Loads a reader's work and, on the server, its first comments. @throws GatewayError, 404 for an unknown work */
export async function loadClapperWork(
  { gateway, loaded, visit }: RouterContext,
  workId: string,
): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  const [work] = await Promise.all([
    queryClient.ensureQueryData({ ...clapperQuery(gateway, workId), revalidateIfStale: true }),
    import.meta.env.SSR &&
      queryClient.prefetchInfiniteQuery(commentsPages(gateway, storySubject(workId), 'hot')),
  ]);
  return videoHead(work.title, work, visit.origin);
}

/** Loads an external site with its first videos. @throws GatewayError, 404 for an unknown site */
export async function loadSource({ gateway, loaded }: RouterContext, sourceId: string): Promise<Head> {
  const { pages } = await queryClientOf(loaded).ensureInfiniteQueryData(sourcePages(gateway, sourceId));
  return videoHead(pages[0]?.source.name ?? '外站视频');
}
