import { createFileRoute } from '@tanstack/react-router';
import { CommonwealPages } from '#features/commonweal/commonweal-pages.tsx';
import { CommonwealPending } from '#features/commonweal/shared/commonweal-skeleton.tsx';
import { loadVolunteer } from '#features/commonweal/load-commonweal.ts';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/v10/publicWelfare/volHome/$')({
  loader: ({ context, params }) => orNotFound(loadVolunteer(context, optionalSplatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: CommonwealPending,
  component: function VolHome() {
    return (
      <Queries>
        <CommonwealPages page="volunteer" id={optionalSplatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
