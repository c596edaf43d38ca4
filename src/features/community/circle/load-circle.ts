import { pageHead } from '#lib/story/page-head.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { circlePages, circleQuery } from '../shared/community-queries.ts';

const codePattern = /^[A-Za-z0-9]{8}$/;

/** The code of an invitation in the address. */
export function circleSearch(search: Readonly<Record<string, unknown>>): { code?: string } {
  const code = String(search['code'] ?? '');
  return codePattern.test(code) ? { code } : {};
}

/** Loads a circle, or all circles if the URL names none. @throws GatewayError, 404 for an unknown circle */
export async function loadCircle(
  { gateway, loaded, visit }: RouterContext,
  circleId: string | undefined,
  inviteCode: string | undefined,
) {
  const queryClient = queryClientOf(loaded);
  if (circleId === undefined) {
    await queryClient.ensureInfiniteQueryData(circlePages(gateway));
    return pageHead('圈子', { text: '和您喜欢同一件事的人都在这里。' });
  }
  const circle = await queryClient.ensureQueryData({
    ...circleQuery(gateway, circleId, inviteCode),
    revalidateIfStale: true,
  });
  return pageHead(circle.name, { text: circle.purpose, picture: circle.cover.url }, visit.origin);
}
