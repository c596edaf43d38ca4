import type { Gateway } from 'qlwb-gateway-sdk';
import { listKindNews } from 'qlwb-gateway-sdk/operations/news';
import { cachedForVisit, operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';

const pageSize = 20;
/** one large, two beside each other below it */
const following = 3;

/** Kinds of stories that have a list of their own. */
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

/** Atlases that come after one. */
export function nextAtlasesQuery(gateway: Gateway, newsId: string) {
  return operationQuery(gateway, listKindNews, {
    body: { kind: 'atlas', after: newsId, pageSize: following },
  });
}
