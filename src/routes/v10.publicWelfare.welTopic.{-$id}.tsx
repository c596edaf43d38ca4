import { createFileRoute } from '@tanstack/react-router';
import { CommonwealPages } from '#features/commonweal/commonweal-pages.tsx';
import { CommonwealPending } from '#features/commonweal/shared/commonweal-skeleton.tsx';
import { loadTopic } from '#features/commonweal/load-commonweal.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/v10/publicWelfare/welTopic/{-$id}')({
  loader: ({ context, params }) => orNotFound(loadTopic(context, params.id)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: CommonwealPending,
  component: function WelTopic() {
    return (
      <Queries>
        <CommonwealPages page="topic" id={Route.useParams().id} />
      </Queries>
    );
  },
});
