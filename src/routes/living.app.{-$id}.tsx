import { createFileRoute } from '@tanstack/react-router';
import { LivePages } from '#features/live/live-pages.tsx';
import { LiveSkeleton } from '#features/live/live-skeleton.tsx';
import { loadLiving } from '#features/live/shared/load-lives.ts';
import { pictureSearch } from '#lib/story/story-search.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/living/app/{-$id}')({
  validateSearch: pictureSearch,
  loader: ({ context, params }) => orNotFound(loadLiving(context, params.id)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: LiveSkeleton,
  component: function LivingApp() {
    return (
      <Queries>
        <LivePages variant="app" roomId={Route.useParams().id} picture={Route.useSearch().picture} />
      </Queries>
    );
  },
});
