import { searchWords } from '#lib/search/search-words.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import {
  hotEventsQuery,
  mostReadQuery,
  type NewsQuery,
  type ReadPeriod,
  searchPages,
} from '../shared/queries.ts';

/** Search parameters of 热搜 as they are in the URL. */
export interface HotSearchParameters {
  readonly q?: unknown;
  readonly kind?: unknown;
  readonly period?: unknown;
  readonly rank?: unknown;
}

/** A search, or a ranking. */
export interface HotSearch {
  readonly search: NewsQuery | undefined;
  /** undefined for the hot events */
  readonly rank: ReadPeriod | undefined;
}

const kinds = ['article', 'atlas', 'video', 'audio', 'live', 'special'] as const;
const periods = ['day', 'week', 'month', 'year'] as const;
const ranks = ['day', 'week'] as const;

/** Reads the URL; unknown values are left out. */
export function hotSearchOf({ q, kind, period, rank }: HotSearchParameters): HotSearch {
  const words = searchWords(q);
  return {
    search:
      words === ''
        ? undefined
        : {
            q: words,
            kind: kinds.find((one) => one === kind),
            period: periods.find((one) => one === period),
          },
    rank: ranks.find((one) => one === rank),
  };
}

/**
 * Loads a ranking, or the search results and what is suggested without any.
 * @returns the page's title
 * @throws GatewayError of the first call that fails
 */
export async function loadHotSearch(
  { gateway, loaded }: RouterContext,
  parameters: HotSearchParameters,
): Promise<string> {
  const queryClient = queryClientOf(loaded);
  const { search, rank } = hotSearchOf(parameters);
  if (search === undefined && rank !== undefined) {
    await queryClient.ensureQueryData({ ...mostReadQuery(gateway, rank), revalidateIfStale: true });
    return '最多阅读';
  }
  await Promise.all([
    queryClient.ensureQueryData(hotEventsQuery(gateway)),
    search !== undefined && queryClient.ensureInfiniteQueryData(searchPages(gateway, search)),
  ]);
  return search === undefined ? '热搜' : `${search.q} · 搜索`;
}
