import { useNavigate } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode } from 'react';
import { longestSearch, searchWords } from '#lib/search/search-words.ts';
import { addSearch } from '#platform/storage/search-history.ts';
import { SearchBox } from '#ui/control/search-box.tsx';

interface NewsSearchProps {
  readonly words: string;
  /** called with the words being typed; empty for the words of the page */
  readonly onType?: (typed: string) => void;
  /** suggestions */
  readonly children?: ReactNode;
}

/** Search field of the news with its suggestions; submitting puts the query into the URL. */
export function NewsSearch({ words, onType, children }: NewsSearchProps) {
  const navigate = useNavigate();
  function search(typed: string) {
    const wanted = searchWords(typed);
    if (wanted !== '') addSearch(wanted);
    onType?.('');
    void navigate({ to: '/hotSearch', search: wanted === '' ? {} : { q: wanted } });
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between the field and the links in it
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape') onType?.('');
        else moveByArrow(event);
      }}
    >
      <SearchBox
        label="搜新闻"
        words={words}
        maxLength={longestSearch}
        onSearch={search}
        {...(onType && {
          onType: (typed) => onType(searchWords(typed) === words ? '' : searchWords(typed)),
        })}
      />
      {children}
    </div>
  );
}

/** Arrow keys move from the field to the suggestions and between them. */
function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('input, a'));
  const next = way && stops[stops.findIndex((stop) => stop === event.target) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
