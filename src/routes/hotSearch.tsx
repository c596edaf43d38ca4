import { createFileRoute } from '@tanstack/react-router';
import { HotSearchPage } from '#features/news/hot-search/hot-search-page.tsx';
import { HotSearchSkeleton } from '#features/news/hot-search/hot-search-skeleton.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { loadHotSearch } from '#features/news/shared/load-pages.ts';
import { Queries } from '#widgets/gateway/queries.tsx';
import { searchWords } from '#lib/search/search-words.ts';

export const Route = createFileRoute('/hotSearch')({
  // undefined rather than omitted: an omitted parameter keeps its value in the URL
  validateSearch: ({ q }: { readonly q?: unknown }): { q?: string | undefined } => ({
    q: searchWords(q) || undefined,
  }),
  loaderDeps: ({ search: { q = '' } }) => ({ words: q }),
  loader: ({ context, deps }) => loadHotSearch(context, deps.words),
  head: ({ match: { search } }) => pageHead(search.q === undefined ? '热搜' : `${search.q} - 搜索`),
  pendingComponent: HotSearchSkeleton,
  component: function HotSearch() {
    return (
      <Queries>
        <HotSearchPage words={Route.useSearch().q ?? ''} />
      </Queries>
    );
  },
});
