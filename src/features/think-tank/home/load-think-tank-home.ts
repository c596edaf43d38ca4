import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { shareHead } from '#lib/story/share-head.ts';
import { homeQuery } from '../shared/think-tank-queries.ts';

/** @throws GatewayError */
export async function loadThinkTankHome({ gateway, loaded, visit }: RouterContext) {
  await queryClientOf(loaded).ensureQueryData({ ...homeQuery(gateway), revalidateIfStale: true });
  return shareHead(
    {
      title: '智库',
      description: '行业指数、榜单、报告和专家，每个数字都注明来源和日期。',
      path: '/thinkTank',
    },
    visit.origin,
  );
}
