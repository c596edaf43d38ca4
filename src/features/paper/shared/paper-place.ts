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

/** `11月21日`. @param date `YYYY-MM-DD` */
export function shortDay(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}月${day}日`;
}

/** `2026年11月21日`. */
export const longDay = (date: string): string => `${Number(date.slice(0, 4))}年${shortDay(date)}`;
