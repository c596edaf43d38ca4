import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';
import { ThinkTankShare } from '../shared/think-tank-share.tsx';
import { ReportRow } from '../shared/report-row.tsx';
import { reportPages } from '../shared/think-tank-queries.ts';

/** All reports, newest first. Data is loaded by `loadReports`. */
export function ReportListPage() {
  const pages = useInfiniteQuery(reportPages(useGateway()));
  return (
    <>
      <PageBar
        title={<h1>智库报告</h1>}
        end={
          <ThinkTankShare
            title="齐鲁晚报智库报告"
            summary="图表可以用表格看，每个数字都注明来源和日期。"
            path="/wisdom"
          />
        }
      />
      <main>
        <SectionHead title="按发布时间" />
        <PagedList
          pages={pages}
          listKey="reports"
          keyOf={({ id }) => id}
          empty={<EmptyState text="还没有报告，过些时候再来看看" />}
          end="报告都在这里了"
        >
          {(report, index) => <ReportRow report={report} first={index === 0} />}
        </PagedList>
      </main>
    </>
  );
}
