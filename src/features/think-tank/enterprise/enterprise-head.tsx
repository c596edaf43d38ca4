import { Link } from '@tanstack/react-router';
import type { SectorLayout } from '#rules/think-tank/sector.ts';
import type { SectorName } from '#rules/think-tank/sector-names.gen.ts';
import { cityOf } from '#lib/search/cities.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { linkClass } from '#ui/control/link.ts';
import type { Enterprise } from '../shared/think-tank-types.ts';
import styles from './enterprise-head.module.css';
import { rootRoutes, type ThinkFileRoot } from '../shared/think-file-root.ts';

interface EnterpriseHeadProps {
  readonly enterprise: Enterprise;
  readonly sector: SectorName;
  readonly layout: SectorLayout;
  readonly root: ThinkFileRoot;
}

/** Who vouches for what the page says. */
const marks: Readonly<Record<Enterprise['mark'], string>> = {
  certified: '企业已认证',
  editorial: '编辑部收录',
};

/** Name, sector, city and marks of an enterprise. */
export function EnterpriseHead({ enterprise, sector, layout, root }: EnterpriseHeadProps) {
  const { name, cityId, mark, isAd, isSample } = enterprise;
  return (
    <header className={styles.head}>
      <Headline>{name}</Headline>
      <p className={styles.meta}>
        {isAd && <Badge>广告</Badge>}
        {isSample && <Badge>示例</Badge>}
        <Badge>{marks[mark]}</Badge>
        <Link to={rootRoutes[root]} params={{ sector, _splat: '' }} preload="intent" className={linkClass}>
          {layout.label}
        </Link>
        <span>{cityOf(cityId)?.name}</span>
      </p>
    </header>
  );
}
