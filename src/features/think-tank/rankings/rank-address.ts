import { searchText } from '#lib/search/search-text.ts';
import { cityOf } from '#lib/search/cities.ts';
import type { RankRow } from '../shared/think-tank-types.ts';

/** Search parameters of a ranking; what is left out is the newest period, the whole province, by rank. */
export interface RankSearch {
  readonly period?: string | undefined;
  readonly city?: string | undefined;
  readonly order?: 'change' | undefined;
}

/** Reads a ranking's search parameters; what is not one of their values counts as left out. */
export function rankSearch({ period, city, order }: Record<string, unknown>): RankSearch {
  const month = searchText(period);
  const cityId = searchText(city);
  return {
    period: month !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    city: cityId === undefined ? undefined : cityOf(cityId)?.id,
    order: order === 'change' ? 'change' : undefined,
  };
}

/** The rows that an address asks for. New rows have not moved. */
export function rowsFor(rows: readonly RankRow[], { city, order }: RankSearch): readonly RankRow[] {
  const inCity = city === undefined ? rows : rows.filter(({ cityId }) => cityId === city);
  if (order === undefined) return inCity;
  return inCity.toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0) || a.rank - b.rank);
}
