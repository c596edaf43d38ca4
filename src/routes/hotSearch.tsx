import { createFileRoute } from '@tanstack/react-router';
import { HotSearchPage } from '#features/news/hot-search-page.tsx';
import { ListSkeleton } from '#features/news/list-skeleton.tsx';
import { pageHead } from '#features/news/page-head.ts';
import { loadHotSearch } from '#features/news/load-pages.ts';
import { Queries } from '#widgets/gateway/queries.tsx';
import { searchWords } from '#lib/search-words.ts';

export const Route = createFileRoute('/hotSearch')({
  validateSearch: ({ q }: { readonly q?: unknown }): { q?: string } => {
    const words = searchWords(q);
    return words === '' ? {} : { q: words };
  },
  loaderDeps: ({ search: { q = '' } }) => ({ words: q }),
  loader: ({ context, deps }) => loadHotSearch(context, deps.words),
  head: ({ match: { search } }) => pageHead(search.q === undefined ? '热搜' : `${search.q} - 搜索`),
  pendingComponent: () => <ListSkeleton title="热搜" />,
  component: function HotSearch() {
    return (
      <Queries>
        <HotSearchPage words={Route.useSearch().q ?? ''} />
      </Queries>
    );
  },
});
