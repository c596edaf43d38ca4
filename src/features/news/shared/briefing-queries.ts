import { queryOptions } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { getBriefing } from 'qlwb-gateway-sdk/operations/news';
import type { components } from 'qlwb-gateway-sdk/schema';
import { cachedForVisit, operationQuery } from '#widgets/gateway/operation-query.ts';

export type Briefing = components['schemas']['Briefing'];
export type BriefingHead = components['schemas']['BriefingHead'];

/** An edition. @param id undefined is the newest one */
export function briefingQuery(gateway: Gateway, id: string | undefined) {
  return operationQuery(gateway, getBriefing, { query: { ...(id !== undefined && { id }) } });
}

/** The newest edition, reduced to what the front page shows of it. */
export function newestBriefingQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [getBriefing.id, 'newest'],
    queryFn: async ({ signal }) => {
      const { id, date, edition, list } = await gateway.data(getBriefing, { query: {} }, { signal });
      return { id, date, edition, count: list.length };
    },
    ...cachedForVisit,
  });
}
