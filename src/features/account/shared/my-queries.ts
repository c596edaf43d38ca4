import { queryOptions } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { getUserInfo } from 'qlwb-gateway-sdk/operations/account';
import { listOwnComments } from 'qlwb-gateway-sdk/operations/comments';
import { listNewsCards, listReadNews, listSavedNews } from 'qlwb-gateway-sdk/operations/news';
import type { components } from 'qlwb-gateway-sdk/schema';
import { readPageAddress } from '#platform/history/page-address.ts';
import { readReaderToken } from '#platform/storage/reader-token.ts';
import { operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';

export type User = components['schemas']['UserInfo'];
export type NewsItem = components['schemas']['NewsItem'];
export type OwnComment = components['schemas']['OwnComment'];

const pageSize = 20;
/** Lists stay as they were on Back, and are refetched when opened from 我的 (`loadMy`). */
const asItWasLeft = { staleTime: Number.POSITIVE_INFINITY } as const;
/** Requested when its page is opened (`loadMy`); a failure stays until the reader retries. */
const onceForEachVisit = { ...asItWasLeft, retryOnMount: false } as const;

/** The signed-in reader; null for a visitor. */
export function userQuery(gateway: Gateway) {
  return queryOptions<User | null>({
    queryKey: [getUserInfo.id],
    queryFn: async ({ signal }) => {
      if (!import.meta.env.SSR && readReaderToken(readPageAddress().search) === undefined) return null;
      try {
        return await gateway.data(getUserInfo, { body: {} }, { signal });
      } catch (cause) {
        if (cause instanceof GatewayError && cause.status === 401) return null;
        throw cause;
      }
    },
  });
}

export function savedPages(gateway: Gateway) {
  return {
    ...operationPages(gateway, listSavedNews, (cursor) => ({ body: pageAt(cursor) })),
    ...onceForEachVisit,
  };
}

export function readPages(gateway: Gateway) {
  return {
    ...operationPages(gateway, listReadNews, (cursor) => ({ body: pageAt(cursor) })),
    ...onceForEachVisit,
  };
}

export function ownCommentPages(gateway: Gateway) {
  return {
    ...operationPages(gateway, listOwnComments, (cursor) => ({ body: pageAt(cursor) })),
    ...onceForEachVisit,
  };
}

/** Cards of stories listed on this device. @param newsIds at most fifty */
export function cardsQuery(gateway: Gateway, newsIds: readonly string[]) {
  return { ...operationQuery(gateway, listNewsCards, { body: { newsIds: [...newsIds] } }), ...asItWasLeft };
}

const pageAt = (cursor: string | undefined) => ({ pageSize, ...(cursor !== undefined && { cursor }) });
