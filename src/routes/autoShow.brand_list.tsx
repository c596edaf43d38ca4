import { createFileRoute } from '@tanstack/react-router';
import { BrandListPage } from '#features/auto-show/brands/brand-list-page.tsx';
import { AutoSkeleton } from '#features/auto-show/shared/auto-skeleton.tsx';
import { loadBrands } from '#features/auto-show/shared/load-auto-show.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/autoShow/brand_list')({
  staticData: { keepAlive: true },
  loader: ({ context }) => orNotFound(loadBrands(context)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: AutoSkeleton,
  component: function BrandList() {
    return (
      <Queries>
        <BrandListPage />
      </Queries>
    );
  },
});
