import { createFileRoute } from '@tanstack/react-router';
import { ChainPage } from '#features/commonweal/chain/chain-page.tsx';
import { CommonwealPending } from '#features/commonweal/shared/commonweal-skeleton.tsx';
import { loadChain } from '#features/commonweal/chain/load-chain.ts';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/v10/publicWelfare/chainBlocks/$')({
  loader: ({ context, params }) => orNotFound(loadChain(context, optionalSplatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: CommonwealPending,
  component: function ChainBlocks() {
    return (
      <Queries>
        <ChainPage code={optionalSplatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
