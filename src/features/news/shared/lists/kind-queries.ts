import type { Gateway } from 'qlwb-gateway-sdk';
import { listKindNews } from 'qlwb-gateway-sdk/operations/news';
import { cachedForVisit, operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';

const pageSize = 20;
/** number of following atlases: one large, two smaller below it */
const following = 3;

/** Kinds of stories with a list page. */
export type ListedKind = 'atlas' | 'special';

/** All stories of a kind, newest first. */
export function kindPages(gateway: Gateway, kind: ListedKind) {
  return {
    ...operationPages(gateway, listKindNews, (cursor) => ({
      body: { kind, pageSize, ...(cursor !== undefined && { cursor }) },
    })),
    ...cachedForVisit,
  };
}

/** Atlases after a given one. */
export function nextAtlasesQuery(gateway: Gateway, newsId: string) {
  return operationQuery(gateway, listKindNews, {
    body: { kind: 'atlas', after: newsId, pageSize: following },
  });
}
