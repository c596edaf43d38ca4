import { createFileRoute } from '@tanstack/react-router';
import { InquiryPage } from '#features/auto-show/inquiry/inquiry-page.tsx';
import { AutoSkeleton } from '#features/auto-show/shared/auto-skeleton.tsx';
import { loadVehicle } from '#features/auto-show/shared/load-auto-show.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/autoShow/inquiry/$')({
  loader: ({ context, params }) => orNotFound(loadVehicle(context, splatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: AutoSkeleton,
  component: function Inquiry() {
    const seriesId = splatId(Route.useParams()._splat);
    return (
      <Queries>
        <InquiryPage key={seriesId} seriesId={seriesId} />
      </Queries>
    );
  },
});
