import { notFound } from '@tanstack/react-router';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { userQuery } from '../shared/my-queries.ts';
import { portraitQuery } from './portrait-queries.ts';

/**
 * Loads who reads, and for the server's first view the portrait; what fails is told by the page. In the browser nothing waits
 * for it, since each part says that it loads.
 * @param year as the address has it
 * @throws what the router shows as not found, where the address names no year of this century, or one that is yet to come
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

/** @param now ms since 1970; Shanghai's new year is eight hours before that of UTC */
function isYear(text: string, now: number): boolean {
  return /^20\d{2}$/.test(text) && Number(text) <= new Date(now + 8 * 3_600_000).getUTCFullYear();
}
