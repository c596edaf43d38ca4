import { useSearch } from '@tanstack/react-router';
import { searchWords } from '#lib/search/search-words.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { HotRankingSkeleton } from './hot-ranking.tsx';
import { NewsSearch } from './news-search.tsx';
import { SearchHistory } from './search-history.tsx';

/** Skeleton of 热搜; the query stays visible and editable. */
export function HotSearchSkeleton() {
  const words = searchWords(useSearch({ strict: false }).q);
  return (
    <>
      <PageBar title={<h1>热搜</h1>} />
      <main>
        <NewsSearch words={words} />
        {words === '' && <SearchHistory />}
        <div role="status" aria-busy="true" aria-label="正在加载">
          {words === '' ? (
            <>
              <SectionHead title="热搜榜" />
              <HotRankingSkeleton />
            </>
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
