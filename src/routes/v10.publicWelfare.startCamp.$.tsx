import { createFileRoute } from '@tanstack/react-router';
import { ApplyPages } from '#features/commonweal/application/apply-pages.tsx';
import { CommonwealPending } from '#features/commonweal/shared/commonweal-skeleton.tsx';
import { loadIdentity } from '#features/commonweal/load-commonweal.ts';
import { emptySplat } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/v10/publicWelfare/startCamp/$')({
  params: { parse: emptySplat },
  loader: ({ context }) => loadIdentity(context, '发起活动'),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: CommonwealPending,
  component: function StartCamp() {
    return (
      <Queries>
        <ApplyPages page="activity" />
      </Queries>
    );
  },
});
