import { createFileRoute } from '@tanstack/react-router';
import { LivePartPage } from '#features/live/live-part-page.tsx';
import { LivePartSkeleton } from '#features/live/live-part-skeleton.tsx';
import { loadLivePart } from '#features/live/shared/load-lives.ts';
import { liveSearch } from '#lib/story/live-search.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/living/components/yue')({
  validateSearch: liveSearch,
  loaderDeps: ({ search: { id, scene } }) => ({ id, scene }),
  loader: ({ context, deps }) => orNotFound(loadLivePart(context, 'yue', deps)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: () => <LivePartSkeleton part="yue" />,
  component: function LivingYue() {
    return (
      <Queries>
        <LivePartPage part="yue" search={Route.useSearch()} />
      </Queries>
    );
  },
});
