import { createFileRoute } from '@tanstack/react-router';
import { LossSearchPages } from '#features/loss-chain/loss-search-pages.tsx';
import { LossPending } from '#features/loss-chain/shared/loss-skeleton.tsx';
import { loadLossSearch } from '#features/loss-chain/shared/load-loss.ts';
import type { LossSearchParams } from '#features/loss-chain/shared/loss-types.ts';
import { optionalSplatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/chainFile/lossSearch/$')({
  validateSearch: (search: LossSearchParams) => search,
  loader: ({ context, params }) => loadLossSearch(context, optionalSplatId(params._splat)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: LossPending,
  component: function LossSearch() {
    return (
      <Queries>
        <LossSearchPages part={optionalSplatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
