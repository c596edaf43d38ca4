import { createFileRoute } from '@tanstack/react-router';
import { InquiringPage } from '#features/auto-show/inquiry/inquiring-page.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { AutoSkeleton } from '#features/auto-show/shared/auto-skeleton.tsx';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/autoShow/inquiring/$')({
  head: () => pageHead('我的询价'),
  pendingComponent: AutoSkeleton,
  component: function Inquiring() {
    return (
      <Queries>
        <InquiringPage id={Route.useParams()._splat ?? ''} />
      </Queries>
    );
  },
});
