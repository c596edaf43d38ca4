import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { pageHead } from '#lib/story/page-head.ts';
import { welfarePages, welfareQuery } from './welfare-queries.ts';

/** Loads an item, or the list if the URL names none. @throws GatewayError, 404 for an unknown item */
export async function loadWelfare({ gateway, loaded, visit }: RouterContext, itemId: string | undefined) {
  const queryClient = queryClientOf(loaded);
  if (itemId === undefined) {
    await queryClient.ensureInfiniteQueryData(welfarePages(gateway));
    return pageHead('读者福利', { text: '给读者的礼物和优惠，每人一份，先到先得。' });
  }
  const item = await queryClient.ensureQueryData({
    ...welfareQuery(gateway, itemId),
    revalidateIfStale: true,
  });
  return pageHead(item.title, { text: item.summary, picture: item.cover.url }, visit.origin);
}
