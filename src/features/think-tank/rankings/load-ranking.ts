import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { shareHead } from '#lib/story/share-head.ts';
import { rankingQuery } from '../shared/think-tank-queries.ts';
import type { RankKind } from '../shared/think-tank-types.ts';

/** @throws GatewayError, 404 for an unknown period */
export async function loadRanking(
  { gateway, loaded, visit }: RouterContext,
  kind: RankKind,
  period: string | undefined,
) {
  const ranking = await queryClientOf(loaded).ensureQueryData({
    ...rankingQuery(gateway, kind, period),
    revalidateIfStale: true,
  });
  const first = ranking.list[0];
  return shareHead(
    {
      title: `${ranking.title} ${ranking.period}`,
      description:
        first === undefined ? ranking.method : `第一名${first.name}，${first.score} 分。${ranking.method}`,
      path: `/ThinkFile/rankDetail/${kind}/`,
    },
    visit.origin,
  );
}
