import { queryOptions } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { listLives } from 'qlwb-gateway-sdk/operations/live';
import { keptForVisit } from '#widgets/gateway/operation-query.ts';

/** lives that are looked at for one that is on: some may be in a pause */
const lookedAt = 5;

/** The live that the strip names, null where none is on: the front page is handed over with nothing else of them. */
export function liveStripQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['liveStrip'],
    queryFn: async ({ signal }) => {
      const body = { when: 'now' as const, pageSize: lookedAt };
      const { list } = await gateway.data(listLives, { body }, { signal });
      const live = list.find(({ state }) => state === 'living');
      return live === undefined ? null : { id: live.id, title: live.title };
    },
    ...keptForVisit,
  });
}
