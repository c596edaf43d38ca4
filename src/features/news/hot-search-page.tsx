import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { longestSearch, searchWords } from '#lib/search-words.ts';
import { rememberSearch } from '#platform/search-history.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { HotRanking } from './hot-ranking.tsx';
import styles from './hot-search-page.module.css';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { hotEventsQuery } from './queries.ts';
import { SearchHistory } from './search-history.tsx';
import { SearchResults } from './search-results.tsx';

/** 热搜: what is searched for stands in the address, so Back and a reload keep it. Loaded by `loadHotSearch`. */
export function HotSearchPage({ words }: { readonly words: string }) {
  const { list, updatedAt } = useSuspenseQuery(hotEventsQuery(useGateway())).data;
  const navigate = useNavigate();
  function search(typed: string) {
    const wanted = searchWords(typed);
    if (wanted !== '') rememberSearch(wanted);
    void navigate({ to: '/hotSearch', search: wanted === '' ? {} : { q: wanted } });
  }
  return (
    <>
      <PageBar title={<h1>热搜</h1>} />
      <main>
        <SearchBox label="搜新闻" words={words} maxLength={longestSearch} onSearch={search} />
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
                <HotRanking events={list} />
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
