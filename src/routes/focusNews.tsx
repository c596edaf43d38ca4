import { createFileRoute } from '@tanstack/react-router';
import { FocusPage } from '#features/news/focus-news/focus-page.tsx';
import { FocusSkeleton } from '#features/news/focus-news/focus-skeleton.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { loadFocus } from '#features/news/shared/load-pages.ts';
import { searchText } from '#lib/search/search-text.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/focusNews')({
  validateSearch: ({ cursor }: Record<string, unknown>): { cursor?: string | undefined } => ({
    cursor: searchText(cursor),
  }),
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: ({ context, deps }) => orNotFound(loadFocus(context, deps.cursor)),
  head: () => pageHead('要闻'),
  pendingComponent: FocusSkeleton,
  component: function Focus() {
    return (
      <Queries>
        <FocusPage {...Route.useSearch()} />
      </Queries>
    );
  },
});
