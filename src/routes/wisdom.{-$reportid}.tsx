import { createFileRoute } from '@tanstack/react-router';
import { loadReports } from '#features/think-tank/report/load-reports.ts';
import { ReportPages } from '#features/think-tank/report/report-pages.tsx';
import { ThinkFileSkeleton } from '#features/think-tank/think-file-skeleton.tsx';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/wisdom/{-$reportid}')({
  loader: ({ context, params }) => loadReports(context, params.reportid),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: ThinkFileSkeleton,
  component: function Wisdom() {
    return (
      <Queries>
        <ReportPages id={Route.useParams().reportid} />
      </Queries>
    );
  },
});
