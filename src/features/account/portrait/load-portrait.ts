import { notFound } from '@tanstack/react-router';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { userQuery } from '../shared/my-queries.ts';
import { portraitQuery } from './portrait-queries.ts';

/**
 * Loads the reader and, on the server, the portrait; the page shows errors. In the browser nothing waits for it, since each block
 * has a skeleton.
 * @param year from the URL
 * @throws a not-found error if the URL names a year outside this century or in the future
 */
export async function loadPortrait(
  { gateway, loaded, visit }: RouterContext,
  year: string | undefined,
): Promise<string> {
  if (year !== undefined && !isYear(year, visit.now)) throw notFound();
  const loading = loadBoth();
  if (import.meta.env.SSR) await loading;
  return year === undefined ? '阅读画像' : `${year} 年阅读画像`;

  async function loadBoth() {
    const queryClient = queryClientOf(loaded);
    const user = userQuery(gateway);
    await queryClient.prefetchQuery(user);
    if (queryClient.getQueryData(user.queryKey))
      await queryClient.prefetchQuery(portraitQuery(gateway, year));
  }
}

/** @param now ms since 1970; the year starts in Shanghai eight hours before UTC */
function isYear(text: string, now: number): boolean {
  return /^20\d{2}$/.test(text) && Number(text) <= new Date(now + 8 * 3_600_000).getUTCFullYear();
}
