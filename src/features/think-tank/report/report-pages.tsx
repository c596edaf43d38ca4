import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { OpenAppBar } from '#widgets/open-app/open-app-bar.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';
import { ReportRow } from '../shared/report-row.tsx';
import { reportPages } from '../shared/think-tank-queries.ts';
import { ReportPage } from './report-page.tsx';

/** A report, or all without an id. Data is loaded by `loadReport`. */
export function ReportPages({ id }: { readonly id: string | undefined }) {
  return id === undefined ? <AllReports /> : <ReportPage key={id} id={id} />;
}

function AllReports() {
  const pages = useInfiniteQuery(reportPages(useGateway()));
  return (
    <>
      <PageBar title={<h1>智库报告</h1>} />
      <main>
        <OpenAppBar words="在 APP 里看更多报告" />
        <PagedList
          pages={pages}
          listKey="reports"
          keyOf={({ id }) => id}
          empty={<EmptyState text="还没有报告" />}
          end="报告都在这里了"
        >
          {(report, index) => <ReportRow report={report} first={index === 0} />}
        </PagedList>
      </main>
    </>
  );
}
