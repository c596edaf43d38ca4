import { redirect } from '@tanstack/react-router';
import { sectorLayouts } from '#rules/think-tank/sector-layouts.gen.ts';
import { failFastOffline } from '#widgets/gateway/operation-query.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { sectorOf, templateOf, type SectorParam } from '../shared/sector-param.ts';
import { shareHead } from '#lib/story/share-head.ts';
import { rootRoutes, type ThinkFileRoot } from '../shared/think-file-root.ts';
import { enterpriseJsonLd } from './enterprise-json-ld.ts';
import { enterpriseChartQuery, enterpriseNewsPages, enterpriseQuery } from './enterprise-queries.ts';

/**
 * Loads an enterprise with its curve and, on the server, its first news.
 * @throws GatewayError, 404 for an unknown id; the redirect to its own sector if the address names another one
 */
export async function loadEnterprise(
  { gateway, loaded, visit }: RouterContext,
  root: ThinkFileRoot,
  param: SectorParam,
  id: string,
) {
  const queryClient = queryClientOf(loaded);
  // optional data: the page renders without them, and their blocks say so
  const optional = Promise.all([
    queryClient.prefetchQuery({ ...enterpriseChartQuery(gateway, id), ...failFastOffline }),
    import.meta.env.SSR && queryClient.prefetchInfiniteQuery(enterpriseNewsPages(gateway, id)),
  ]);
  const enterprise = await queryClient.ensureQueryData({
    ...enterpriseQuery(gateway, id),
    revalidateIfStale: true,
  });
  const sector = sectorOf(enterprise);
  if (templateOf(param) === undefined && param !== sector)
    throw redirect({ to: rootRoutes[root], params: { sector, _splat: id }, replace: true });
  await optional;
  const layout = sectorLayouts[sector];
  // every template and the app's twin are one page to a search engine
  const path = `/ThinkFile/${sector}/${id}`;
  return shareHead(
    {
      title: `${enterprise.name} · ${layout.label}`,
      description: enterprise.summary,
      picture: enterprise.cover?.url ?? enterprise.pictures[0]?.url,
      path,
    },
    visit.origin,
    enterpriseJsonLd(enterprise, layout, `${visit.origin}/new${path}`),
  );
}
