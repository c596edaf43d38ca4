import { createFileRoute } from '@tanstack/react-router';
import { brandSearch } from '#features/auto-show/brands/brand-address.ts';
import { BrandPage } from '#features/auto-show/brands/brand-page.tsx';
import { AutoSkeleton } from '#features/auto-show/shared/auto-skeleton.tsx';
import { loadBrand } from '#features/auto-show/shared/load-auto-show.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/autoShow/brandDetails/$')({
  validateSearch: brandSearch,
  loader: ({ context, params }) => orNotFound(loadBrand(context, splatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: AutoSkeleton,
  component: function BrandDetails() {
    return (
      <Queries>
        <BrandPage id={splatId(Route.useParams()._splat)} search={Route.useSearch()} />
      </Queries>
    );
  },
});
