import { createFileRoute } from '@tanstack/react-router';
import { LiveAlbumPage } from '#features/live/list/live-album-page.tsx';
import { LiveAlbumSkeleton } from '#features/live/list/live-album-skeleton.tsx';
import { loadLiveAlbum } from '#features/live/shared/load-lives.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/liveAlbum/$')({
  loader: ({ context, params }) => orNotFound(loadLiveAlbum(context, splatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: LiveAlbumSkeleton,
  component: function LiveAlbum() {
    return (
      <Queries>
        <LiveAlbumPage albumId={splatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
