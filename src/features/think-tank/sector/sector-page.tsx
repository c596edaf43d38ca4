import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { SectorName } from '#rules/think-tank/sector-names.gen.ts';
import { sectorLayouts } from '#rules/think-tank/sector-layouts.gen.ts';
import { cityOf } from '#lib/search/cities.ts';
import { NewsCard } from '#ui/card/news-card.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';
import { rootRoutes, type ThinkFileRoot } from '../shared/think-file-root.ts';
import { ThinkTankShare } from '../shared/think-tank-share.tsx';
import { SourceLine } from '../shared/source-line.tsx';
import { sectorPages } from './sector-queries.ts';

interface SectorPageProps {
  readonly sector: SectorName;
  readonly root: ThinkFileRoot;
}

/** The enterprises of a sector. Data is loaded by `loadSector`. */
export function SectorPage({ sector, root }: SectorPageProps) {
  const pages = useInfiniteQuery(sectorPages(useGateway(), sector));
  const { label } = sectorLayouts[sector];
  return (
    <>
      <PageBar
        title={<h1>{label}</h1>}
        end={
          <ThinkTankShare
            title={`${label} · 齐鲁晚报智库`}
            summary={`${label}的档案、指数和排名，每个数字都注明来源和日期。`}
            path={`/ThinkFile/${sector}`}
          />
        }
      />
      <main>
        <SectionHead title="按智库指数排列" />
        <PagedList
          pages={pages}
          listKey={`sector ${root} ${sector}`}
          keyOf={({ id }) => id}
          empty={<EmptyState text="这个行业还没有收录企业" />}
          end={`${label}都在这里了`}
        >
          {({ id, name, cityId, cover, score, source, asOf, mark, isAd, isSample }, index) => (
            <NewsCard
              kind={cover === undefined ? 'text' : 'thumb'}
              title={name}
              pictures={cover === undefined ? [] : [cover]}
              mark={[isAd && '广告', isSample && '示例'].filter(Boolean).join(' · ') || undefined}
              meta={[
                cityOf(cityId)?.name,
                source !== undefined && asOf !== undefined && (
                  <Fragment key="score">
                    指数 {score} <SourceLine source={source} asOf={asOf} />
                  </Fragment>
                ),
                mark === 'certified' ? '企业已认证' : '编辑部收录',
              ]}
              first={index === 0}
              renderLink={({ children, ...parts }) => (
                <Link to={rootRoutes[root]} params={{ sector, _splat: id }} {...parts}>
                  {children}
                </Link>
              )}
            />
          )}
        </PagedList>
      </main>
    </>
  );
}
