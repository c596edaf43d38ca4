import { createFileRoute } from '@tanstack/react-router';
import { loadVr } from '#features/live/vr/load-vr.ts';
import { VrPages } from '#features/live/vr/vr-pages.tsx';
import { VrSkeleton } from '#features/live/vr/vr-skeleton.tsx';
import type { VrSearch } from '#features/live/vr/vr-types.ts';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/vr/share/$')({
  validateSearch: (search: VrSearch) => search,
  loader: ({ context, params }) => orNotFound(loadVr(context, 'tour', optionalSplatId(params._splat))),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: VrSkeleton,
  component: function VrShare() {
    return (
      <Queries>
        <VrPages tour={Route.useLoaderData().tour} kind="tour" shell="share" search={Route.useSearch()} />
      </Queries>
    );
  },
});
