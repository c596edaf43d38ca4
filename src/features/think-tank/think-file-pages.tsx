import { isSectorName } from '#rules/think-tank/sector.ts';
import { optionalSplatId } from '#widgets/gateway/or-not-found.ts';
import { EnterprisePage } from './enterprise/enterprise-page.tsx';
import { SectorPage } from './sector/sector-page.tsx';
import { templateOf, type SectorParam } from './shared/sector-param.ts';
import type { ThinkFileRoot } from './shared/think-file-root.ts';

interface ThinkFilePagesProps {
  readonly root: ThinkFileRoot;
  readonly sector: SectorParam;
  /** begins with the enterprise's id; empty for the list of the sector */
  readonly _splat?: string | undefined;
  /** number of the picture that the URL opens, from 1 */
  readonly picture?: number;
}

/** An enterprise, or the enterprises of a sector. */
export function ThinkFilePages({ root, sector, _splat, picture }: ThinkFilePagesProps) {
  const id = optionalSplatId(_splat);
  if (id !== undefined)
    return (
      <EnterprisePage
        key={`${sector} ${id}`}
        id={id}
        root={root}
        template={templateOf(sector)}
        picture={picture}
      />
    );
  // a template without an enterprise was redirected by the loader
  return isSectorName(sector) ? <SectorPage key={sector} sector={sector} root={root} /> : null;
}
