import { SectionHead } from '#ui/card/section-head.tsx';
import { ReportRow } from '../shared/report-row.tsx';
import type { Enterprise } from '../shared/think-tank-types.ts';
import type { BlockWeight } from './templates.ts';

interface ReportsBlockProps extends Pick<Enterprise, 'reports'> {
  readonly weight: BlockWeight;
}

/** Reports that deal with an enterprise; brief ones without pictures. */
export function ReportsBlock({ reports, weight }: ReportsBlockProps) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reports-title">
      <SectionHead id="reports-title" title="智库报告" />
      {reports.map((report) => (
        <ReportRow key={report.id} report={report} hasPicture={weight !== 'brief'} />
      ))}
    </section>
  );
}
