import { searchText } from '#lib/search/search-text.ts';
import type { PaperSearch } from './paper-types.ts';

/** The page that an address names, from 0 on; the first where it names none that is there. @param total pages */
export function indexOf({ page }: PaperSearch, total: number): number {
  const number = Number(page);
  return Number.isInteger(number) && number >= 1 && number <= total ? number - 1 : 0;
}

export function articleOf({ article }: PaperSearch): string | undefined {
  return searchText(article);
}

/** Whether the text is shown rather than the page: as the address says, else as suits the reader. */
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
