import { createFileRoute } from '@tanstack/react-router';
import { ClapperPage } from '#features/video/clapper/clapper-page.tsx';
import { loadClapperWork } from '#features/video/load-videos.ts';
import { ClapperSkeleton } from '#features/video/video-skeleton.tsx';
import { pictureSearch } from '#lib/story/story-search.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/videosClapper/$')({
  validateSearch: pictureSearch,
  loader: ({ context, params }) => orNotFound(loadClapperWork(context, splatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: ClapperSkeleton,
  component: function VideosClapper() {
    const workId = splatId(Route.useParams()._splat);
    return (
      <Queries>
        <ClapperPage workId={workId} picture={Route.useSearch().picture} />
      </Queries>
    );
  },
});
