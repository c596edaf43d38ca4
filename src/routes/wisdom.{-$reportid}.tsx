import { createFileRoute } from '@tanstack/react-router';
import { loadReport } from '#features/think-tank/report/load-report.ts';
import { ReportPages } from '#features/think-tank/report/report-pages.tsx';
import { ThinkTankSkeleton } from '#features/think-tank/shared/think-tank-skeleton.tsx';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/wisdom/{-$reportid}')({
  loader: ({ context, params }) => orNotFound(loadReport(context, params.reportid)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: ThinkTankSkeleton,
  component: function Wisdom() {
    return (
      <Queries>
        <ReportPages id={Route.useParams().reportid} />
      </Queries>
    );
  },
});
