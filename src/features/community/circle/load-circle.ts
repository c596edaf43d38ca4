import { shareHead } from '#lib/story/share-head.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { circlePages, circleQuery } from '../shared/community-queries.ts';

/** Loads a circle, or all circles if the URL names none. @throws GatewayError, 404 for an unknown circle */
export async function loadCircle(
  { gateway, loaded, visit }: RouterContext,
  circleId: string | undefined,
  inviteCode: string | undefined,
) {
  const queryClient = queryClientOf(loaded);
  if (circleId === undefined) {
    await queryClient.ensureInfiniteQueryData(circlePages(gateway));
    return shareHead(
      { title: '圈子', description: '和您喜欢同一件事的人都在这里。', path: '/circleFile/invite/' },
      visit.origin,
    );
  }
  const circle = await queryClient.ensureQueryData({
    ...circleQuery(gateway, circleId, inviteCode),
    revalidateIfStale: true,
  });
  return shareHead(
    {
      title: circle.name,
      description: circle.purpose,
      picture: circle.cover.url,
      path: `/circleFile/invite/${circle.id}`,
    },
    visit.origin,
  );
}
