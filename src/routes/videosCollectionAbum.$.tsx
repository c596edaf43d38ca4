import { createFileRoute } from '@tanstack/react-router';
import { VideoListSkeleton } from '#features/video/list-skeleton.tsx';
import { loadPublisherCollections } from '#features/video/load-videos.ts';
import { PublisherCollectionsPage } from '#features/video/publisher/publisher-collections-page.tsx';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/videosCollectionAbum/$')({
  loader: ({ context, params }) => orNotFound(loadPublisherCollections(context, splatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: () => <VideoListSkeleton name="视频合集" hasWays />,
  component: function VideosCollectionAbum() {
    return (
      <Queries>
        <PublisherCollectionsPage publisherId={splatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
