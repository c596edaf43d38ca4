import { createFileRoute } from '@tanstack/react-router';
import { CommunitySkeleton } from '#features/community/shared/community-skeleton.tsx';
import { loadSquare } from '#features/community/square/load-square.ts';
import { SquarePages } from '#features/community/square/square-pages.tsx';
import { pictureSearch } from '#lib/story/story-search.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/topicFile/topicSquareshare/$')({
  validateSearch: pictureSearch,
  loader: ({ context, params }) => orNotFound(loadSquare(context, params._splat)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: CommunitySkeleton,
  component: function TopicSquareShared() {
    return (
      <Queries>
        <SquarePages splat={Route.useParams()._splat} picture={Route.useSearch().picture} />
      </Queries>
    );
  },
});
