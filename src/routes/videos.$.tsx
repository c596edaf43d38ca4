import { createFileRoute } from '@tanstack/react-router';
import { FeedSkeleton } from '#features/video/feed/feed-skeleton.tsx';
import { loadFeed } from '#features/video/load-videos.ts';
import { VideosFeedPage } from '#features/video/feed/videos-feed-page.tsx';
import { feedSearch } from '#lib/story/feed-search.ts';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/videos/$')({
  validateSearch: feedSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    orNotFound(loadFeed(context, optionalSplatId(params._splat), deps.collection)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: FeedSkeleton,
  component: function Videos() {
    const { _splat } = Route.useParams();
    return (
      <Queries>
        <VideosFeedPage newsId={optionalSplatId(_splat)} collectionId={Route.useSearch().collection} />
      </Queries>
    );
  },
});
