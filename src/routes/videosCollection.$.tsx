import { createFileRoute } from '@tanstack/react-router';
import { CollectionPage } from '#features/video/collection/collection-page.tsx';
import { VideoListSkeleton } from '#features/video/list-skeleton.tsx';
import { loadCollection } from '#features/video/load-videos.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/videosCollection/$')({
  loader: ({ context, params }) => orNotFound(loadCollection(context, splatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: () => <VideoListSkeleton name="视频合集" hasWays />,
  component: function VideosCollection() {
    return (
      <Queries>
        <CollectionPage collectionId={splatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
