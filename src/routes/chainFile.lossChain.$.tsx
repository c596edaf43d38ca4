import { createFileRoute } from '@tanstack/react-router';
import { LossChainPages } from '#features/loss-chain/loss-chain-pages.tsx';
import { LossPending } from '#features/loss-chain/shared/loss-skeleton.tsx';
import { loadLossChain } from '#features/loss-chain/shared/load-loss.ts';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/chainFile/lossChain/$')({
  loader: ({ context, params }) => orNotFound(loadLossChain(context, optionalSplatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: LossPending,
  component: function LossChain() {
    return (
      <Queries>
        <LossChainPages id={optionalSplatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
