import type { Gateway } from 'qlwb-gateway-sdk';
import {
  getPublisher,
  listFollowedPublishers,
  listPublishers,
  listPublisherStories,
  listPublisherVideos,
} from 'qlwb-gateway-sdk/operations/news';
import type { components } from 'qlwb-gateway-sdk/schema';
import { keptForVisit, operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';

export type Publisher = components['schemas']['Publisher'];
export type PublisherCard = components['schemas']['PublisherCard'];
export type PublisherKind = components['schemas']['PublisherKind'];

/** What a publisher's stories are told apart by. */
export type PublishedForm = 'article' | 'video' | 'live';

export const kindNames: Readonly<Record<PublisherKind, string>> = {
  personal: '壹点号',
  organisation: 'V机构',
};

const pageSize = 20;
const pageAt = (cursor: string | undefined) => ({ pageSize, ...(cursor !== undefined && { cursor }) });

/** Publishers of one kind, the most followed first. */
export function publisherPages(gateway: Gateway, kind: PublisherKind) {
  return {
    ...operationPages(gateway, listPublishers, (cursor) => ({ body: { kind, ...pageAt(cursor) } })),
    ...keptForVisit,
  };
}

export function publisherQuery(gateway: Gateway, publisherId: string) {
  return operationQuery(gateway, getPublisher, { body: { publisherId } });
}

/** What a publisher wrote or showed live, newest first. */
export function publishedPages(gateway: Gateway, publisherId: string, form: 'article' | 'live') {
  return {
    ...operationPages(gateway, listPublisherStories, (cursor) => ({
      body: { publisherId, form, ...pageAt(cursor) },
    })),
    ...keptForVisit,
  };
}

/** A publisher's films, newest first. */
export function publishedVideoPages(gateway: Gateway, publisherId: string) {
  return {
    ...operationPages(gateway, listPublisherVideos, (cursor) => ({
      body: { publisherId, ...pageAt(cursor) },
    })),
    ...keptForVisit,
  };
}

/** Publishers that the reader follows; come back to as it was left, opened anew from 我的 loaded anew. */
export function followedPages(gateway: Gateway) {
  return {
    ...operationPages(gateway, listFollowedPublishers, (cursor) => ({ body: pageAt(cursor) })),
    staleTime: Number.POSITIVE_INFINITY,
    // what failed stands until its reader asks again
    retryOnMount: false,
  };
}
