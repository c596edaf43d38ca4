import { createFileRoute } from '@tanstack/react-router';
import { CommonwealPages } from '#features/commonweal/commonweal-pages.tsx';
import { CommonwealPending } from '#features/commonweal/shared/commonweal-skeleton.tsx';
import { loadActivity } from '#features/commonweal/load-commonweal.ts';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/v10/publicWelfare/actDetails/$')({
  loader: ({ context, params }) => orNotFound(loadActivity(context, optionalSplatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: CommonwealPending,
  component: function ActDetails() {
    return (
      <Queries>
        <CommonwealPages page="activity" id={optionalSplatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
