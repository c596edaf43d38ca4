import { queryOptions } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { listLives } from 'qlwb-gateway-sdk/operations/live';
import { cachedForVisit } from '#widgets/gateway/operation-query.ts';

/** lives searched for one that is on air: some may be paused */
const searchedLives = 5;

/** The live of the strip, null if none is on air; reduced to keep the dehydrated state small. */
export function liveStripQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['liveStrip'],
    queryFn: async ({ signal }) => {
      const body = { when: 'now' as const, pageSize: searchedLives };
      const { list } = await gateway.data(listLives, { body }, { signal });
      const live = list.find(({ state }) => state === 'living');
      return live === undefined ? null : { id: live.id, title: live.title };
    },
    ...cachedForVisit,
  });
}
