import { searchText } from '#lib/search/search-text.ts';
import type { NoticeSearch } from '#rules/loss/search-terms.ts';
import type { LossSearchParams } from '../shared/loss-types.ts';

/** The search that an address and its history entry state. @param number full number; never in the address */
export function searchOf({ name, kind, from, to }: LossSearchParams, number: string): NoticeSearch {
  const text = (value: unknown) => searchText(value) ?? '';
  return { name: text(name), number, kind: text(kind), from: text(from), to: text(to) };
}

/** Search parameters of a search: all but the number. */
export function addressOf({ name, kind, from, to }: NoticeSearch): LossSearchParams {
  return {
    ...(name !== '' && { name }),
    ...(kind !== '' && { kind }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}
