import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { shareHead } from '#lib/story/share-head.ts';
import { expertQuery, expertsQuery } from '../shared/think-tank-queries.ts';

/** Loads an expert, or all without an id. @throws GatewayError, 404 for an unknown expert */
export async function loadExpert({ gateway, loaded, visit }: RouterContext, id: string | undefined) {
  const queryClient = queryClientOf(loaded);
  if (id === undefined) {
    const { list } = await queryClient.ensureQueryData({ ...expertsQuery(gateway), revalidateIfStale: true });
    return shareHead(
      { title: '智库专家', description: `${list.length} 位专家的观点、报告和活动。`, path: '/expert' },
      visit.origin,
    );
  }
  const { name, title, field, biography, portrait } = await queryClient.ensureQueryData({
    ...expertQuery(gateway, id),
    revalidateIfStale: true,
  });
  return shareHead(
    {
      title: `${name} · ${title}`,
      description: `${field}。${biography}`,
      picture: portrait.url,
      path: `/expert/${id}`,
    },
    visit.origin,
  );
}
