import { createFileRoute } from '@tanstack/react-router';
import { loadReporter } from '#features/news/named-list/named-list-queries.ts';
import { ReporterPage, NamedListSkeleton } from '#features/news/named-list/named-list.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { searchText } from '#lib/search/search-text.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/reporter/$')({
  validateSearch: ({ cursor }: Record<string, unknown>): { cursor?: string | undefined } => ({
    cursor: searchText(cursor),
  }),
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: ({ context, params, deps }) => orNotFound(loadReporter(context, params._splat ?? '', deps.cursor)),
  head: ({ params }) => pageHead(params._splat ?? '记者'),
  pendingComponent: () => <NamedListSkeleton title="记者" />,
  component: function Reporter() {
    const name = Route.useParams()._splat ?? '';
    return (
      <Queries>
        <ReporterPage key={name} name={name} cursor={Route.useSearch().cursor} />
      </Queries>
    );
  },
});
