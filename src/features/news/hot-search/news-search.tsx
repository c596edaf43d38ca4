import { useNavigate } from '@tanstack/react-router';
import { longestSearch, searchWords } from '#lib/search/search-words.ts';
import { addSearch } from '#platform/storage/search-history.ts';
import { SearchBox } from '#ui/control/search-box.tsx';

/** Search field of the news; submitting puts the query into the URL. */
export function NewsSearch({ words }: { readonly words: string }) {
  const navigate = useNavigate();
  function search(typed: string) {
    const wanted = searchWords(typed);
    if (wanted !== '') addSearch(wanted);
    void navigate({ to: '/hotSearch', search: wanted === '' ? {} : { q: wanted } });
  }
  return <SearchBox label="搜新闻" words={words} maxLength={longestSearch} onSearch={search} />;
}
