import { createFileRoute } from '@tanstack/react-router';
import { AtlasPage } from '#features/news/atlas/atlas-page.tsx';
import { AtlasSkeleton } from '#features/news/atlas/atlas-skeleton.tsx';
import { loadAtlas } from '#features/news/atlas/load-atlas.ts';
import { pictureSearch } from '#lib/story/story-search.ts';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/atlas/$')({
  validateSearch: pictureSearch,
  loader: ({ context, params }) => orNotFound(loadAtlas(context, optionalSplatId(params._splat))),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: AtlasSkeleton,
  component: function Atlas() {
    const { atlas } = Route.useLoaderData();
    return (
      <Queries>
        <AtlasPage atlas={atlas} picture={Route.useSearch().picture} />
      </Queries>
    );
  },
});
