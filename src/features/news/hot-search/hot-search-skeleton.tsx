import { useSearch } from '@tanstack/react-router';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { hotSearchOf } from './load-hot-search.ts';
import { NewsSearch } from './news-search.tsx';
import { RankedListSkeleton } from '../shared/lists/ranked-list.tsx';
import { RankingTabs } from './rankings.tsx';
import { SearchHistory } from './search-history.tsx';

/** Skeleton of 热搜; the query stays visible and editable. */
export function HotSearchSkeleton() {
  const { search, rank } = hotSearchOf(useSearch({ strict: false }));
  const words = search?.q ?? '';
  return (
    <>
      <PageBar title={<h1>热搜</h1>} />
      <main>
        <NewsSearch words={words} />
        {words === '' && <SearchHistory />}
        {words === '' && <RankingTabs rank={rank} />}
        <div role="status" aria-busy="true" aria-label="正在加载">
          {words === '' ? (
            <RankedListSkeleton />
          ) : (
            <>
              <SectionHead title="搜索结果" />
              {Array.from({ length: 6 }, (_, at) => (
                <SkeletonCard key={at} kind="thumb" />
              ))}
            </>
          )}
        </div>
      </main>
    </>
  );
}
