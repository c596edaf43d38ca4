import { createFileRoute } from '@tanstack/react-router';
import { loadItem } from '#features/tips/load-tips.ts';
import { TipPages } from '#features/tips/tip-pages.tsx';
import { TipSkeleton } from '#features/tips/tip-skeleton.tsx';
import { pictureSearch } from '#lib/story/story-search.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/infomation/$')({
  validateSearch: pictureSearch,
  loader: ({ context, params }) => orNotFound(loadItem(context, splatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: TipSkeleton,
  component: function Infomation() {
    const id = splatId(Route.useParams()._splat);
    return (
      <Queries>
        <TipPages page="item" id={id} picture={Route.useSearch().picture} />
      </Queries>
    );
  },
});
