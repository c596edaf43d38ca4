import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Gateway } from 'qlwb-gateway-sdk';
import { listSearchSuggestions } from 'qlwb-gateway-sdk/operations/news';
import { plainTitle } from '#lib/story/plain-title.ts';
import { addSearch } from '#platform/storage/search-history.ts';
import { SearchIcon } from '#ui/icons/search.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import { Highlighted } from './highlighted.tsx';
import styles from './search-suggestions.module.css';

interface SearchSuggestionsProps {
  /** not empty */
  readonly typed: string;
  /** called when one is tapped */
  readonly onChoose: () => void;
}

const typingPauseMs = 150;
const freshMs = 60_000;

function suggestionsQuery(gateway: Gateway, query: string) {
  return queryOptions({
    queryKey: [listSearchSuggestions.id, query],
    queryFn: async ({ signal }) =>
      (await gateway.data(listSearchSuggestions, { query: { query } }, { signal })).list,
    enabled: query !== '',
    staleTime: freshMs,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** What the typed words may mean: a search for them, then events, labels and stories. Without a network only the search. */
export function SearchSuggestions({ typed, onChoose }: SearchSuggestionsProps) {
  const asked = useSettled(typed);
  const list = useQuery(suggestionsQuery(useGateway(), asked)).data ?? [];
  const choose = (words: string) => {
    addSearch(words);
    onChoose();
  };
  return (
    <ul className={styles.list} aria-label="搜索建议">
      <li>
        <Link
          to="/hotSearch"
          search={{ q: typed }}
          preload={false}
          className={styles.row}
          onClick={() => choose(typed)}
        >
          <SearchIcon size="small" />
          <span className={styles.text}>搜“{typed}”</span>
        </Link>
      </li>
      {list.map(({ text, link, kind }) => (
        <li key={text}>
          {link === undefined ? (
            <Link
              to="/hotSearch"
              search={{ q: text }}
              preload={false}
              className={styles.row}
              onClick={() => choose(text)}
            >
              <SearchIcon size="small" />
              <span className={styles.text}>
                <Highlighted text={text} words={typed} />
              </span>
            </Link>
          ) : (
            <NewsLink target={link} {...(kind && { kind })} className={styles.row ?? ''}>
              <span className={styles.text}>
                <Highlighted text={plainTitle(text)} words={typed} />
              </span>
              {link.route === 'hotNews' && <Badge>热点</Badge>}
            </NewsLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The words after a pause in typing; the first ones at once. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
