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
/** films of a feed that come at once: it is read one by one */
const inFeed = 8;

const pageAt = (cursor: string | undefined, size = pageSize) => ({
  pageSize: size,
  ...(cursor !== undefined && { cursor }),
});

/** Where a feed begins, and whether it stays within a collection. */
export interface FeedStart {
  /** the newest film where it is left out */
  readonly newsId?: string | undefined;
  readonly collectionId?: string | undefined;
}

/** Films one after the other, from one on. */
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

/** The newest films, as cards. */
export function newestPages(gateway: Gateway) {
  return {
    ...operationPages(gateway, listVideoFeed, (cursor) => ({ body: pageAt(cursor) })),
    ...cachedForVisit,
  };
}

/** One film, in a list of one. */
export function videoQuery(gateway: Gateway, newsId: string) {
  return operationQuery(gateway, listVideoFeed, { body: { newsId, pageSize: 1 } });
}

/** The story that a film is told in. */
export function videoStoryQuery(gateway: Gateway, newsId: string) {
  return operationQuery(gateway, getArticle, { body: { newsId } });
}

export function collectionOfVideoQuery(gateway: Gateway, newsId: string) {
  return operationQuery(gateway, getCollectionOfVideo, { body: { newsId } });
}

/** All collections, or those of a publisher; added to last first. */
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

/** Films of a collection in their order. */
export function collectionVideoPages(gateway: Gateway, collectionId: string) {
  return {
    ...operationPages(gateway, listCollectionVideos, (cursor) => ({
      body: { collectionId, ...pageAt(cursor) },
    })),
    ...cachedForVisit,
  };
}

/** What readers made, newest first. */
export function clapperPages(gateway: Gateway) {
  return {
    ...operationPages(gateway, listClapperWorks, (cursor) => ({ body: pageAt(cursor) })),
    ...cachedForVisit,
  };
}

export function clapperQuery(gateway: Gateway, workId: string) {
  return operationQuery(gateway, getClapperWork, { body: { workId } });
}

/** Sites elsewhere whose films are shown. */
export function sourcesQuery(gateway: Gateway) {
  return { ...operationQuery(gateway, listVideoSources, { body: {} }), ...cachedForVisit };
}

/** A site elsewhere with its films, newest first. */
export function sourcePages(gateway: Gateway, sourceId: string) {
  return {
    ...operationPages(gateway, listSourceVideos, (cursor) => ({ body: { sourceId, ...pageAt(cursor) } })),
    ...cachedForVisit,
  };
}
