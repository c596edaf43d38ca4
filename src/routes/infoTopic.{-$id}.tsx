import { createFileRoute } from '@tanstack/react-router';
import { loadTopic } from '#features/tips/load-tips.ts';
import { TipPages } from '#features/tips/tip-pages.tsx';
import { TipSkeleton } from '#features/tips/tip-skeleton.tsx';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/infoTopic/{-$id}')({
  loader: ({ context, params }) => orNotFound(loadTopic(context, params.id)),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: TipSkeleton,
  component: function InfoTopic() {
    return (
      <Queries>
        <TipPages page="topic" topic={Route.useLoaderData().topic} />
      </Queries>
    );
  },
});
