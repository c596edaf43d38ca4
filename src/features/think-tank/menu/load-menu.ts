import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { shareHead } from '#lib/story/share-head.ts';
import { namesQuery } from '../shared/think-tank-queries.ts';

/** @param page last part of the path, of the app's page or of its share twin; @throws GatewayError */
export async function loadMenu({ gateway, loaded, visit }: RouterContext, page: 'allmenu' | 'allMenuShare') {
  const { list } = await queryClientOf(loaded).ensureQueryData({
    ...namesQuery(gateway),
    revalidateIfStale: true,
  });
  return shareHead(
    {
      title: '全部机构',
      description: `${list.length} 家机构的档案，从 A 到 Z，也可以按行业、城市找。`,
      path: `/ThinkFile/${page}`,
    },
    visit.origin,
  );
}
