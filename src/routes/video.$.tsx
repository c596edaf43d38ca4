import { createFileRoute } from '@tanstack/react-router';
import { loadVideo } from '#features/video/load-videos.ts';
import { VideoPage } from '#features/video/player/video-page.tsx';
import { VideoSkeleton } from '#features/video/video-skeleton.tsx';
import { pictureSearch } from '#lib/story/story-search.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/video/$')({
  validateSearch: pictureSearch,
  loader: ({ context, params }) => orNotFound(loadVideo(context, splatId(params._splat), false)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: VideoSkeleton,
  component: function Video() {
    const newsId = splatId(Route.useParams()._splat);
    return (
      <Queries>
        <VideoPage newsId={newsId} withCollection={false} picture={Route.useSearch().picture} />
      </Queries>
    );
  },
});
