import { createFileRoute } from '@tanstack/react-router';
import { LivePartPage } from '#features/live/live-part-page.tsx';
import { LivePartSkeleton } from '#features/live/live-part-skeleton.tsx';
import { loadLivePart } from '#features/live/shared/load-lives.ts';
import { liveSearch } from '#lib/story/live-search.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/living/components/album')({
  validateSearch: liveSearch,
  loaderDeps: ({ search: { id, scene } }) => ({ id, scene }),
  loader: ({ context, deps }) => orNotFound(loadLivePart(context, 'album', deps)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: () => <LivePartSkeleton part="album" />,
  component: function LivingAlbum() {
    return (
      <Queries>
        <LivePartPage part="album" search={Route.useSearch()} />
      </Queries>
    );
  },
});
