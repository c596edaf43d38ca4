import { createFileRoute } from '@tanstack/react-router';
import { loadRanking } from '#features/think-tank/rankings/load-ranking.ts';
import { rankSearch } from '#features/think-tank/rankings/rank-address.ts';
import { RankPage } from '#features/think-tank/rankings/rank-page.tsx';
import { parseRankParam } from '#features/think-tank/shared/rank-kinds.ts';
import { ThinkTankSkeleton } from '#features/think-tank/shared/think-tank-skeleton.tsx';
import { emptySplat, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/ThinkFile/rankDetail/$kind/$')({
  params: { parse: (params) => ({ ...emptySplat(params), kind: parseRankParam(params.kind) }) },
  validateSearch: rankSearch,
  loaderDeps: ({ search: { period } }) => ({ period }),
  loader: ({ context, params, deps }) => orNotFound(loadRanking(context, params.kind, deps.period)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: ThinkTankSkeleton,
  component: function RankDetail() {
    return (
      <Queries>
        <RankPage kind={Route.useParams().kind} search={Route.useSearch()} />
      </Queries>
    );
  },
});
