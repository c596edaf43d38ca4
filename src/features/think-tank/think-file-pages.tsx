import { isSectorName } from '#rules/think-tank/sector.ts';
import { EnterprisePage } from './enterprise/enterprise-page.tsx';
import { SectorPage } from './sector/sector-page.tsx';
import { templateOf, type SectorParam } from './shared/sector-param.ts';
import type { ThinkFileRoot } from './shared/think-file-root.ts';

interface ThinkFilePagesProps {
  readonly root: ThinkFileRoot;
  readonly sector: SectorParam;
  /** undefined for the list of the sector */
  readonly id: string | undefined;
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/** An enterprise, or the enterprises of a sector. */
export function ThinkFilePages({ root, sector, id, picture }: ThinkFilePagesProps) {
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
