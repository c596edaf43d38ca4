import { createFileRoute } from '@tanstack/react-router';
import { loadSpread } from '#features/tech-support/shared/load-tools.ts';
import { TrackPage, type TrackSearch } from '#features/tech-support/spread/track-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { searchText } from '#lib/search/search-text.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/techSupport/track')({
  validateSearch: ({ q, story }: Record<string, unknown>): TrackSearch => ({
    q: searchText(q),
    story: searchText(story),
  }),
  loaderDeps: ({ search: { story } }) => ({ story }),
  loader: ({ context, deps }) => orNotFound(loadSpread(context, deps.story)),
  head: () => pageHead('传播追踪'),
  component: function Track() {
    return (
      <Queries>
        <TrackPage spread={Route.useLoaderData()} words={Route.useSearch().q ?? ''} />
      </Queries>
    );
  },
});
