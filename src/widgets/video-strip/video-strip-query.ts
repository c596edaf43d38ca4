import { queryOptions } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { listVideoFeed } from 'qlwb-gateway-sdk/operations/video';
import { cachedForVisit } from '#widgets/gateway/operation-query.ts';

const inStrip = 6;

/** The newest videos, reduced to what the strip shows to keep the dehydrated state small. */
export function videoStripQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: ['videoStrip'],
    queryFn: async ({ signal }) => {
      const { list } = await gateway.data(listVideoFeed, { body: { pageSize: inStrip } }, { signal });
      return list.map(({ id, title, cover, film }) => ({
        id,
        title,
        duration: film.duration,
        ...(cover && { cover: { url: cover.url, color: cover.color } }),
      }));
    },
    ...cachedForVisit,
  });
}
