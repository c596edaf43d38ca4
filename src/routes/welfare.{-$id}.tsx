import { createFileRoute } from '@tanstack/react-router';
import { CommonwealPending } from '#features/commonweal/shared/commonweal-skeleton.tsx';
import { loadWelfare } from '#features/commonweal/welfare/load-welfare.ts';
import { WelfarePage } from '#features/commonweal/welfare/welfare-page.tsx';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/welfare/{-$id}')({
  loader: ({ context, params }) => orNotFound(loadWelfare(context, params.id)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: CommonwealPending,
  component: function Welfare() {
    return (
      <Queries>
        <WelfarePage itemId={Route.useParams().id} />
      </Queries>
    );
  },
});
