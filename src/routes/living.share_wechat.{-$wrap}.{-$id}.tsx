import { createFileRoute } from '@tanstack/react-router';
import { LivePages } from '#features/live/live-pages.tsx';
import { LiveSkeleton } from '#features/live/live-skeleton.tsx';
import { loadLiving } from '#features/live/shared/load-lives.ts';
import { pictureSearch } from '#lib/story/story-search.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/living/share_wechat/{-$wrap}/{-$id}')({
  validateSearch: pictureSearch,
  loader: ({ context, params }) => orNotFound(loadLiving(context, params.id)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: LiveSkeleton,
  component: function LivingShareWechat() {
    const { wrap, id } = Route.useParams();
    return (
      <Queries>
        <LivePages variant="share" roomId={id} invitation={wrap} picture={Route.useSearch().picture} />
      </Queries>
    );
  },
});
