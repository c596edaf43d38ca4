import { createFileRoute } from '@tanstack/react-router';
import { HotSearchPage } from '#features/news/hot-search/hot-search-page.tsx';
import { HotSearchSkeleton } from '#features/news/hot-search/hot-search-skeleton.tsx';
import { type HotSearchParameters, loadHotSearch } from '#features/news/hot-search/load-hot-search.ts';
import { pageHead } from '#features/news/shared/page-head.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/hotSearch')({
  // validated by the page: code in route files is loaded with every page
  validateSearch: (search: HotSearchParameters) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadHotSearch(context, deps),
  head: ({ loaderData = '热搜' }) => pageHead(loaderData),
  pendingComponent: HotSearchSkeleton,
  component: function HotSearch() {
    return (
      <Queries>
        <HotSearchPage parameters={Route.useSearch()} />
      </Queries>
    );
  },
});
