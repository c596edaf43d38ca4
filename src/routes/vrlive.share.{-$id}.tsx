import { createFileRoute } from '@tanstack/react-router';
import { loadVr } from '#features/live/vr/load-vr.ts';
import { VrPages } from '#features/live/vr/vr-pages.tsx';
import { VrSkeleton } from '#features/live/vr/vr-skeleton.tsx';
import type { VrSearch } from '#features/live/vr/vr-types.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/vrlive/share/{-$id}')({
  validateSearch: (search: VrSearch) => search,
  loader: ({ context, params }) => orNotFound(loadVr(context, 'live', params.id)),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: VrSkeleton,
  component: function VrLiveShare() {
    return (
      <Queries>
        <VrPages tour={Route.useLoaderData().tour} kind="live" shell="share" search={Route.useSearch()} />
      </Queries>
    );
  },
});
