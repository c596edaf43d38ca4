import { createFileRoute } from '@tanstack/react-router';
import { AutoShowHome } from '#features/auto-show/home/auto-show-home.tsx';
import { AutoSkeleton } from '#features/auto-show/shared/auto-skeleton.tsx';
import { loadAutoHome } from '#features/auto-show/shared/load-auto-show.ts';
import { orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/autoShow/')({
  staticData: { keepAlive: true },
  loader: ({ context }) => orNotFound(loadAutoHome(context)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: AutoSkeleton,
  component: function AutoShow() {
    return (
      <Queries>
        <AutoShowHome />
      </Queries>
    );
  },
});
