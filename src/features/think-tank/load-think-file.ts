import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { loadEnterprise } from './enterprise/load-enterprise.ts';
import { loadSector } from './sector/load-sector.ts';
import type { SectorParam } from './shared/sector-param.ts';
import type { ThinkFileRoot } from './shared/think-file-root.ts';

/**
 * Loads an enterprise, or the enterprises of a sector if the address names none.
 * @throws NotFoundError for an unknown id; the redirects
 */
export function loadThinkFile(
  context: RouterContext,
  root: ThinkFileRoot,
  { sector, _splat }: { readonly sector: SectorParam; readonly _splat?: string | undefined },
) {
  const id = optionalSplatId(_splat);
  return orNotFound(
    id === undefined ? loadSector(context, sector) : loadEnterprise(context, root, sector, id),
  );
}
