import { searchText } from '#lib/search/search-text.ts';
import type { PaperSearch } from './paper-types.ts';

/** Index of the page named in the URL; 0 if there is none. @param total number of pages */
export function indexOf({ page }: PaperSearch, total: number): number {
  const number = Number(page);
  return Number.isInteger(number) && number >= 1 && number <= total ? number - 1 : 0;
}

export function articleOf({ article }: PaperSearch): string | undefined {
  return searchText(article);
}

/** Whether to show text instead of the printed page: as the URL says, else by the reader's settings. */
export function isTextView({ view }: PaperSearch, care: boolean): boolean {
  return view === 'text' || (care && view !== 'page');
}
