import { createFileRoute } from '@tanstack/react-router';
import { VideoListSkeleton } from '#features/video/list-skeleton.tsx';
import { loadSource } from '#features/video/load-videos.ts';
import { SourcePage } from '#features/video/source/source-page.tsx';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/videosOut/$')({
  loader: ({ context, params }) => orNotFound(loadSource(context, splatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: () => <VideoListSkeleton name="外站视频" />,
  component: function VideosOut() {
    return (
      <Queries>
        <SourcePage sourceId={splatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
