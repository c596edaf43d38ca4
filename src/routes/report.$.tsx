import { createFileRoute } from '@tanstack/react-router';
import { loadReport } from '#features/tips/load-tips.ts';
import { TipPages } from '#features/tips/tip-pages.tsx';
import { TipSkeleton } from '#features/tips/tip-skeleton.tsx';
import { correctionSearch } from '#lib/text/correction.ts';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/report/$')({
  validateSearch: correctionSearch,
  loader: ({ context, params }) => orNotFound(loadReport(context, optionalSplatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: TipSkeleton,
  component: function Report() {
    return (
      <Queries>
        <TipPages
          page="report"
          id={optionalSplatId(Route.useParams()._splat)}
          correction={Route.useSearch()}
        />
      </Queries>
    );
  },
});
