import type { Gateway } from 'qlwb-gateway-sdk';
import {
  getPublisher,
  listFollowedPublishers,
  listPublishers,
  listPublisherStories,
  listPublisherVideos,
} from 'qlwb-gateway-sdk/operations/news';
import type { components } from 'qlwb-gateway-sdk/schema';
import { cachedForVisit, operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';

export type Publisher = components['schemas']['Publisher'];
export type PublisherCard = components['schemas']['PublisherCard'];
export type PublisherKind = components['schemas']['PublisherKind'];

/** Form of a publisher's stories. */
export type PublishedForm = 'article' | 'video' | 'live';

export const kindNames: Readonly<Record<PublisherKind, string>> = {
  personal: '壹点号',
  organisation: 'V机构',
};

const pageSize = 20;
const pageAt = (cursor: string | undefined) => ({ pageSize, ...(cursor !== undefined && { cursor }) });

/** Publishers of one kind, most followed first. */
export function publisherPages(gateway: Gateway, kind: PublisherKind) {
  return {
    ...operationPages(gateway, listPublishers, (cursor) => ({ body: { kind, ...pageAt(cursor) } })),
    ...cachedForVisit,
  };
}

export function publisherQuery(gateway: Gateway, publisherId: string) {
  return operationQuery(gateway, getPublisher, { body: { publisherId } });
}

/** A publisher's articles or lives, newest first. */
export function publishedPages(gateway: Gateway, publisherId: string, form: 'article' | 'live') {
  return {
    ...operationPages(gateway, listPublisherStories, (cursor) => ({
      body: { publisherId, form, ...pageAt(cursor) },
    })),
    ...cachedForVisit,
  };
}

/** A publisher's videos, newest first. */
export function publishedVideoPages(gateway: Gateway, publisherId: string) {
  return {
    ...operationPages(gateway, listPublisherVideos, (cursor) => ({
      body: { publisherId, ...pageAt(cursor) },
    })),
    ...cachedForVisit,
  };
}

/** Publishers that the reader follows. Kept on return; reloaded when opened from 我的. */
export function followedPages(gateway: Gateway) {
  return {
    ...operationPages(gateway, listFollowedPublishers, (cursor) => ({ body: pageAt(cursor) })),
    staleTime: Number.POSITIVE_INFINITY,
    // a failed list is retried by the reader only
    retryOnMount: false,
  };
}
