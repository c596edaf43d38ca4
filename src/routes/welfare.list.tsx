import { createFileRoute } from '@tanstack/react-router';
import { CommonwealPending } from '#features/commonweal/shared/commonweal-skeleton.tsx';
import { loadWelfare } from '#features/commonweal/welfare/load-welfare.ts';
import { WelfarePage } from '#features/commonweal/welfare/welfare-page.tsx';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/welfare/list')({
  loader: ({ context }) => loadWelfare(context, undefined),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: CommonwealPending,
  component: function WelfareList() {
    return (
      <Queries>
        <WelfarePage itemId={undefined} />
      </Queries>
    );
  },
});
