import { useState } from 'react';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { type HotSearchParameters, hotSearchOf } from './load-hot-search.ts';
import { NewsSearch } from './news-search.tsx';
import { HotEvents, MostRead, RankingTabs } from './rankings.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchHistory } from './search-history.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';

/** 热搜: query, filters and ranking are in the URL, so that Back and a reload keep them. Data is loaded by `loadHotSearch`. */
export function HotSearchPage({ parameters }: { readonly parameters: HotSearchParameters }) {
  const { search, rank } = hotSearchOf(parameters);
  const [typed, setTyped] = useState('');
  return (
    <>
      <PageBar title={<h1>热搜</h1>} />
      <main>
        <NewsSearch words={search?.q ?? ''} onType={setTyped}>
          {typed !== '' && <SearchSuggestions typed={typed} onChoose={() => setTyped('')} />}
        </NewsSearch>
        <div hidden={typed !== ''}>
          {search === undefined ? (
            <>
              <SearchHistory />
              <RankingTabs rank={rank} />
              {rank === undefined ? <HotEvents /> : <MostRead key={rank} period={rank} />}
            </>
          ) : (
            <>
              <SearchFilters search={search} />
              <SearchResults key={JSON.stringify(search)} search={search} />
            </>
          )}
        </div>
      </main>
    </>
  );
}
