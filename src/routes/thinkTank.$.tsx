import { createFileRoute } from '@tanstack/react-router';
import { loadThinkTankHome } from '#features/think-tank/home/load-think-tank-home.ts';
import { ThinkTankHome } from '#features/think-tank/home/think-tank-home.tsx';
import { ThinkTankSkeleton } from '#features/think-tank/shared/think-tank-skeleton.tsx';
import { emptySplat, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/thinkTank/$')({
  params: { parse: emptySplat },
  loader: ({ context }) => orNotFound(loadThinkTankHome(context)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: ThinkTankSkeleton,
  component: function ThinkTank() {
    return (
      <Queries>
        <ThinkTankHome />
      </Queries>
    );
  },
});
