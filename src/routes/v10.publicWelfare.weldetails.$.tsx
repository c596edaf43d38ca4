import { createFileRoute } from '@tanstack/react-router';
import { CommonwealPages } from '#features/commonweal/commonweal-pages.tsx';
import { CommonwealPending } from '#features/commonweal/shared/commonweal-skeleton.tsx';
import { loadShow } from '#features/commonweal/load-commonweal.ts';
import { pictureSearch } from '#lib/story/story-search.ts';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/v10/publicWelfare/weldetails/$')({
  validateSearch: pictureSearch,
  loader: ({ context, params }) => orNotFound(loadShow(context, optionalSplatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: CommonwealPending,
  component: function Weldetails() {
    const id = optionalSplatId(Route.useParams()._splat);
    return (
      <Queries>
        <CommonwealPages page="show" id={id} picture={Route.useSearch().picture} />
      </Queries>
    );
  },
});
