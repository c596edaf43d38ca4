import { createFileRoute } from '@tanstack/react-router';
import { ShopPage } from '#features/auto-show/shop/shop-page.tsx';
import { AutoSkeleton } from '#features/auto-show/shared/auto-skeleton.tsx';
import { loadShop } from '#features/auto-show/shared/load-auto-show.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/autoShow/shopDetails/$')({
  loader: ({ context, params }) => orNotFound(loadShop(context, splatId(params._splat))),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: AutoSkeleton,
  component: function ShopDetails() {
    return (
      <Queries>
        <ShopPage id={splatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
