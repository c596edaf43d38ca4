import { createFileRoute } from '@tanstack/react-router';
import { VehiclePage } from '#features/auto-show/vehicle/vehicle-page.tsx';
import { AutoSkeleton } from '#features/auto-show/shared/auto-skeleton.tsx';
import { loadVehicle } from '#features/auto-show/shared/load-auto-show.ts';
import { pictureSearch } from '#lib/story/story-search.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/autoShow/vehicleDetails/$')({
  staticData: { keepAlive: true },
  validateSearch: pictureSearch,
  loader: ({ context, params }) => orNotFound(loadVehicle(context, splatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: AutoSkeleton,
  component: function VehicleDetails() {
    const id = splatId(Route.useParams()._splat);
    return (
      <Queries>
        <VehiclePage key={id} id={id} picture={Route.useSearch().picture} />
      </Queries>
    );
  },
});
