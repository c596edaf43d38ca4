import { ReportListPage } from './report-list-page.tsx';
import { ReportPage } from './think-report-page.tsx';

interface ReportPagesProps {
  /** undefined for the list */
  readonly id: string | undefined;
}

/** A report, or the list of them. */
export function ReportPages({ id }: ReportPagesProps) {
  return id === undefined ? <ReportListPage /> : <ReportPage key={id} id={id} />;
}
