import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { briefingQuery, type Briefing } from '../shared/briefing-queries.ts';

/** Loads an edition. @param id undefined is the newest one @throws GatewayError, 404 if there is none */
export async function loadBriefing(
  { gateway, loaded }: RouterContext,
  id: string | undefined,
): Promise<Briefing> {
  // cached data is shown at once and refetched if it is stale
  return queryClientOf(loaded).ensureQueryData({ ...briefingQuery(gateway, id), revalidateIfStale: true });
}
