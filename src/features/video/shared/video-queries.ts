import type { Gateway } from 'qlwb-gateway-sdk';
import { getArticle } from 'qlwb-gateway-sdk/operations/news';
import {
  getClapperWork,
  getCollectionOfVideo,
  getVideoCollection,
  listClapperWorks,
  listCollectionVideos,
  listPublisherCollections,
  listSourceVideos,
  listVideoCollections,
  listVideoFeed,
  listVideoSources,
} from 'qlwb-gateway-sdk/operations/video';
import { cachedForVisit, operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';

const pageSize = 20;
/** page size of a feed: small, because videos are watched one by one */
const inFeed = 8;

const pageAt = (cursor: string | undefined, size = pageSize) => ({
  pageSize: size,
  ...(cursor !== undefined && { cursor }),
});

/** First video of a feed, and the collection to which it is limited. */
export interface FeedStart {
  /** undefined: the newest video */
  readonly newsId?: string | undefined;
  readonly collectionId?: string | undefined;
}

/** Videos of a feed, starting with a given one. */
export function feedPages(gateway: Gateway, { newsId, collectionId }: FeedStart) {
  const start = {
    ...(newsId !== undefined && { newsId }),
    ...(collectionId !== undefined && { collectionId }),
  };
  return {
    ...operationPages(gateway, listVideoFeed, (cursor) => ({
      body: { ...start, ...pageAt(cursor, inFeed) },
    })),
    ...cachedForVisit,
  };
}

/** Newest videos, as cards. */
export function newestPages(gateway: Gateway) {
  return {
    ...operationPages(gateway, listVideoFeed, (cursor) => ({ body: pageAt(cursor) })),
    ...cachedForVisit,
  };
}

/** A single video, as a list of one. */
export function videoQuery(gateway: Gateway, newsId: string) {
  return operationQuery(gateway, listVideoFeed, { body: { newsId, pageSize: 1 } });
}

/** The story that contains a video. */
export function videoStoryQuery(gateway: Gateway, newsId: string) {
  return operationQuery(gateway, getArticle, { body: { newsId } });
}

export function collectionOfVideoQuery(gateway: Gateway, newsId: string) {
  return operationQuery(gateway, getCollectionOfVideo, { body: { newsId } });
}

/** All collections, or those of a publisher, most recently extended first. */
export function collectionPages(gateway: Gateway) {
  return {
    ...operationPages(gateway, listVideoCollections, (cursor) => ({ body: pageAt(cursor) })),
    ...cachedForVisit,
  };
}

export function publisherCollectionPages(gateway: Gateway, publisherId: string) {
  return {
    ...operationPages(gateway, listPublisherCollections, (cursor) => ({
      body: { publisherId, ...pageAt(cursor) },
    })),
    ...cachedForVisit,
  };
}

export function collectionQuery(gateway: Gateway, collectionId: string) {
  return operationQuery(gateway, getVideoCollection, { body: { collectionId } });
}

/** Videos of a collection in order. */
export function collectionVideoPages(gateway: Gateway, collectionId: string) {
  return {
    ...operationPages(gateway, listCollectionVideos, (cursor) => ({
      body: { collectionId, ...pageAt(cursor) },
    })),
    ...cachedForVisit,
  };
}

/** Works of readers, newest first. */
export function clapperPages(gateway: Gateway) {
  return {
    ...operationPages(gateway, listClapperWorks, (cursor) => ({ body: pageAt(cursor) })),
    ...cachedForVisit,
  };
}

export function clapperQuery(gateway: Gateway, workId: string) {
  return operationQuery(gateway, getClapperWork, { body: { workId } });
}

/** External video sites. */
export function sourcesQuery(gateway: Gateway) {
  return { ...operationQuery(gateway, listVideoSources, { body: {} }), ...cachedForVisit };
}

/** An external site with its videos, newest first. */
export function sourcePages(gateway: Gateway, sourceId: string) {
  return {
    ...operationPages(gateway, listSourceVideos, (cursor) => ({ body: { sourceId, ...pageAt(cursor) } })),
    ...cachedForVisit,
  };
}
