import { createFileRoute } from '@tanstack/react-router';
import { CirclePages } from '#features/community/circle/circle-pages.tsx';
import { circleSearch } from '#features/community/circle/circle-search.ts';
import { loadCircle } from '#features/community/circle/load-circle.ts';
import { CommunitySkeleton } from '#features/community/shared/community-skeleton.tsx';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/circleFile/invite/$')({
  validateSearch: circleSearch,
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: ({ context, params, deps }) =>
    orNotFound(loadCircle(context, optionalSplatId(params._splat), deps.code)),
  head: ({ loaderData = {} }) => loaderData,
  pendingComponent: CommunitySkeleton,
  component: function CircleInvite() {
    const { code } = Route.useSearch();
    return (
      <Queries>
        <CirclePages circleId={optionalSplatId(Route.useParams()._splat)} inviteCode={code} />
      </Queries>
    );
  },
});
