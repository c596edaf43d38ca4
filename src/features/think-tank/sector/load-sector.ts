import { redirect } from '@tanstack/react-router';
import { isSectorName } from '#rules/think-tank/sector.ts';
import { sectorLayouts } from '#rules/think-tank/sector-layouts.gen.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import type { SectorParam } from '../shared/sector-param.ts';
import { shareHead } from '#lib/story/share-head.ts';
import { sectorPages } from './sector-queries.ts';

/** Loads the enterprises of a sector. @throws GatewayError; the redirect to all sectors for a template, which has none */
export async function loadSector({ gateway, loaded, visit }: RouterContext, param: SectorParam) {
  if (!isSectorName(param))
    throw redirect({ to: '/ThinkFile/allmenu/$', params: { _splat: '' }, replace: true });
  await queryClientOf(loaded).ensureInfiniteQueryData({
    ...sectorPages(gateway, param),
    revalidateIfStale: true,
  });
  const { label } = sectorLayouts[param];
  return shareHead(
    {
      title: `${label} · 智库`,
      description: `${label}的档案、指数和排名，每个数字都注明来源和日期。`,
      path: `/ThinkFile/${param}`,
    },
    visit.origin,
  );
}
