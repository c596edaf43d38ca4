import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { isSectorName } from '#rules/think-tank/sector.ts';
import { sectorLayouts } from '#rules/think-tank/sector-layouts.gen.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SearchBox } from '#ui/control/search-box.tsx';
import { linkClass } from '#ui/control/link.ts';
import { longestSearch, searchWords } from '#lib/search/search-words.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { ExpertRow } from '../shared/expert-row.tsx';
import { ReportRow } from '../shared/report-row.tsx';
import { ScoreCurve } from '../shared/score-curve.tsx';
import { ThinkTankShare } from '../shared/think-tank-share.tsx';
import { SourceLine } from '../shared/source-line.tsx';
import { homeQuery } from '../shared/think-tank-queries.ts';
import type { RankRow } from '../shared/think-tank-types.ts';
import styles from './think-tank-home.module.css';

/** 智库: the index, sectors, rankings, reports and experts. Data is loaded by `loadThinkTankHome`. */
export function ThinkTankHome() {
  const { index, sectors, rankings, reports, experts } = useSuspenseQuery(homeQuery(useGateway())).data;
  const navigate = useNavigate();
  function search(typed: string) {
    const q = searchWords(typed);
    void navigate({ to: '/ThinkFile/allmenu/$', params: { _splat: '' }, search: q === '' ? {} : { q } });
  }
  return (
    <>
      <PageBar
        title={<h1>智库</h1>}
        end={
          <ThinkTankShare
            title="齐鲁晚报智库"
            summary="行业指数、榜单、报告和专家，每个数字都注明来源和日期。"
            path="/thinkTank"
          />
        }
      />
      <main>
        <SearchBox label="搜企业、景区、学校" words="" maxLength={longestSearch} onSearch={search} />
        {index !== undefined && (
          <section aria-labelledby="index">
            <SectionHead id="index" title={index.title} note={index.periods.at(-1) ?? ''} />
            <div className={styles.block}>
              <p className={styles.sentence}>{index.sentence}</p>
              <ScoreCurve chart={index} />
            </div>
          </section>
        )}
        <nav aria-labelledby="sectors">
          <SectionHead id="sectors" title="行业">
            <Link to="/ThinkFile/allmenu/$" params={{ _splat: '' }} preload="intent" className={linkClass}>
              从 A 到 Z
            </Link>
          </SectionHead>
          <ul className={styles.sectors}>
            {sectors.map(
              ({ sector, count }) =>
                isSectorName(sector) && (
                  <li key={sector}>
                    <Link
                      to="/ThinkFile/$sector/$"
                      params={{ sector, _splat: '' }}
                      preload="intent"
                      className={styles.sector}
                    >
                      {sectorLayouts[sector].label}
                      <span className={styles.count}>
                        {count} {sectorLayouts[sector].unit}
                      </span>
                    </Link>
                  </li>
                ),
            )}
          </ul>
        </nav>
        {rankings.map(({ kind, title, period, top, sources = [], asOf }) => (
          <section key={kind} aria-labelledby={`rank-${kind}`}>
            <SectionHead id={`rank-${kind}`} title={title} note={`${period} 期`}>
              <Link
                to="/ThinkFile/rankDetail/$kind/$"
                params={{ kind, _splat: '' }}
                preload="intent"
                className={linkClass}
                aria-label={`${title}全部`}
              >
                全部
              </Link>
            </SectionHead>
            <ol className={styles.block}>
              {top.map((row) => (
                <TopRow key={row.name} row={row} />
              ))}
            </ol>
            {asOf !== undefined && (
              <p className={styles.source}>
                <SourceLine source={sources.join('、')} asOf={asOf} />
              </p>
            )}
          </section>
        ))}
        <section aria-labelledby="reports">
          <SectionHead id="reports" title="智库报告">
            <Link
              to="/wisdom/{-$reportid}"
              params={{ reportid: undefined }}
              preload="intent"
              className={linkClass}
              aria-label="全部报告"
            >
              全部
            </Link>
          </SectionHead>
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </section>
        <section aria-labelledby="experts">
          <SectionHead id="experts" title="专家">
            <Link
              to="/expert/$"
              params={{ _splat: '' }}
              preload="intent"
              className={linkClass}
              aria-label="全部专家"
            >
              全部
            </Link>
          </SectionHead>
          <ul className={styles.experts}>
            {experts.map((expert) => (
              <li key={expert.id}>
                <ExpertRow expert={expert} />
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}

function TopRow({ row: { rank, name, enterpriseId, sector, score } }: { readonly row: RankRow }) {
  return (
    <li className={styles.top}>
      <span className={styles.rank}>{rank}</span>
      {enterpriseId !== undefined && sector !== undefined && isSectorName(sector) ? (
        <Link
          to="/ThinkFile/$sector/$"
          params={{ sector, _splat: enterpriseId }}
          preload="intent"
          className={linkClass}
        >
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <span className={styles.score}>{score}</span>
    </li>
  );
}
