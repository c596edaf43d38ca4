import { createFileRoute } from '@tanstack/react-router';
import { loadSpecial } from '#features/news/special-topic/load-special.ts';
import { SpecialPage } from '#features/news/special-topic/special-page.tsx';
import { SpecialSkeleton } from '#features/news/special-topic/special-skeleton.tsx';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/thematic/$')({
  loader: ({ context, params }) => orNotFound(loadSpecial(context, optionalSplatId(params._splat), 'label')),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: SpecialSkeleton,
  component: function Thematic() {
    return (
      <Queries>
        <SpecialPage topic={Route.useLoaderData().topic} by="label" />
      </Queries>
    );
  },
});
