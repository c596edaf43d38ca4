import { createFileRoute } from '@tanstack/react-router';
import { loadVideoPublisher } from '#features/video/load-videos.ts';
import { VideosPersonalSkeleton } from '#features/video/video-skeleton.tsx';
import { VideosPersonalPage } from '#features/video/publisher/videos-personal-page.tsx';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/videosPersonal/$')({
  validateSearch: (search: { list?: unknown }) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    orNotFound(loadVideoPublisher(context, splatId(params._splat), deps.list)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: VideosPersonalSkeleton,
  component: function VideosPersonal() {
    const publisherId = splatId(Route.useParams()._splat);
    return (
      <Queries>
        <VideosPersonalPage publisherId={publisherId} list={Route.useSearch().list} />
      </Queries>
    );
  },
});
