import { useSuspenseQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { HotRanking } from './hot-ranking.tsx';
import styles from './hot-search-page.module.css';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { NewsSearch } from './news-search.tsx';
import { hotEventsQuery } from '../shared/queries.ts';
import { SearchHistory } from './search-history.tsx';
import { SearchResults } from './search-results.tsx';

/** 热搜: the query is in the URL, so that Back and a reload keep it. Data is loaded by `loadHotSearch`. */
export function HotSearchPage({ words }: { readonly words: string }) {
  const { list, updatedAt } = useSuspenseQuery(hotEventsQuery(useGateway())).data;
  return (
    <>
      <PageBar title={<h1>热搜</h1>} />
      <main>
        <NewsSearch words={words} />
        {words === '' ? (
          <>
            <SearchHistory />
            <section aria-labelledby="ranking">
              <SectionHead id="ranking" title="热搜榜">
                <span className={styles.updated}>
                  <RelativeTime at={updatedAt} />
                  更新
                </span>
              </SectionHead>
              {list.length === 0 ? (
                <EmptyState text="现在还没有热搜，过一会儿再来" />
              ) : (
                <>
                  <HotRanking events={list} />
                  <EndMark text="上榜的都在这里了" />
                </>
              )}
            </section>
          </>
        ) : (
          <SearchResults key={words} words={words} events={list} />
        )}
      </main>
    </>
  );
}
