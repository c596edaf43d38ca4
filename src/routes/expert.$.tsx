import { createFileRoute } from '@tanstack/react-router';
import { ExpertPage } from '#features/think-tank/expert/expert-page.tsx';
import { loadExpert } from '#features/think-tank/expert/load-expert.ts';
import { ThinkTankSkeleton } from '#features/think-tank/shared/think-tank-skeleton.tsx';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/expert/$')({
  loader: ({ context, params }) => orNotFound(loadExpert(context, optionalSplatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: ThinkTankSkeleton,
  component: function Expert() {
    return (
      <Queries>
        <ExpertPage id={optionalSplatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
