import { createFileRoute } from '@tanstack/react-router';
import { KongPage } from '#features/live/list/kong-page.tsx';
import { KongSkeleton } from '#features/live/list/kong-skeleton.tsx';
import { loadKong } from '#features/live/shared/load-lives.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/living/kong')({
  loader: ({ context }) => loadKong(context),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: KongSkeleton,
  component: function Kong() {
    return (
      <Queries>
        <KongPage />
      </Queries>
    );
  },
});
