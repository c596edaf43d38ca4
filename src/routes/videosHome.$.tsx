import { createFileRoute } from '@tanstack/react-router';
import { VideosHomeSkeleton } from '#features/video/list-skeleton.tsx';
import { loadVideosHome } from '#features/video/load-videos.ts';
import { VideosHomePage } from '#features/video/home/videos-home-page.tsx';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/videosHome/$')({
  loader: ({ context, params }) => orNotFound(loadVideosHome(context, optionalSplatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: function VideosHomePending() {
    return <VideosHomeSkeleton name={optionalSplatId(Route.useParams()._splat)} />;
  },
  component: function VideosHome() {
    return (
      <Queries>
        <VideosHomePage name={optionalSplatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
