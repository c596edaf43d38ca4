import { Link } from '@tanstack/react-router';
import { isSectorName } from '#rules/think-tank/sector.ts';
import { sectorLayouts } from '#rules/think-tank/sector-layouts.gen.ts';
import { linkClass } from '#ui/control/link.ts';
import { longDay } from '#lib/time/dates.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { ExpertRow } from '../shared/expert-row.tsx';
import styles from './report-authors.module.css';
import type { Report } from '../shared/think-tank-types.ts';

/** Method, corrections, authors and sectors of a report. */
export function ReportAuthors({ report }: { readonly report: Report }) {
  const { method, corrections, experts, sectors = [] } = report;
  const known = sectors.filter(isSectorName);
  return (
    <>
      <section id="method" tabIndex={-1} className={styles.part} aria-labelledby="method-title">
        <SectionHead id="method-title" title="研究方法" />
        <p className={styles.text}>{method}</p>
      </section>
      {corrections.length > 0 && (
        <section aria-labelledby="corrections-title">
          <SectionHead id="corrections-title" title="更正" />
          <ul>
            {corrections.map(({ date, text }) => (
              <li key={`${date} ${text}`} className={styles.text}>
                <time dateTime={date}>{longDay(date)}</time>：{text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="authors-title">
        <SectionHead id="authors-title" title="作者" />
        <ul>
          {experts.map((expert) => (
            <li key={expert.id}>
              <ExpertRow expert={expert} />
            </li>
          ))}
        </ul>
      </section>
      {known.length > 0 && (
        <nav aria-labelledby="sectors-title" data-screen>
          <SectionHead id="sectors-title" title="涉及的行业" />
          <ul className={styles.sectors}>
            {known.map((sector) => (
              <li key={sector}>
                <Link
                  to="/ThinkFile/$sector/$"
                  params={{ sector, _splat: '' }}
                  preload="intent"
                  className={linkClass}
                >
                  {sectorLayouts[sector].label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
