import { createFileRoute } from '@tanstack/react-router';
import { loadLabel } from '#features/news/named-list/named-list-queries.ts';
import { LabelPage, NamedListSkeleton } from '#features/news/named-list/named-list.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { searchText } from '#lib/search/search-text.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/label/$')({
  validateSearch: ({ cursor }: Record<string, unknown>): { cursor?: string | undefined } => ({
    cursor: searchText(cursor),
  }),
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: ({ context, params, deps }) => orNotFound(loadLabel(context, params._splat ?? '', deps.cursor)),
  head: ({ params }) => pageHead(params._splat ?? '标签'),
  pendingComponent: () => <NamedListSkeleton title="标签" />,
  component: function Label() {
    const name = Route.useParams()._splat ?? '';
    return (
      <Queries>
        <LabelPage key={name} name={name} cursor={Route.useSearch().cursor} />
      </Queries>
    );
  },
});
