import { createFileRoute } from '@tanstack/react-router';
import { loadPaper } from '#features/paper/shared/load-paper.ts';
import { PaperPage } from '#features/paper/issue/paper-page.tsx';
import { PaperSkeleton } from '#features/paper/issue/paper-skeleton.tsx';
import type { PaperSearch } from '#features/paper/shared/paper-types.ts';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/paper/qlwbPaper/$')({
  validateSearch: (search: PaperSearch) => search,
  loader: ({ context, params, location }) =>
    orNotFound(loadPaper(context, optionalSplatId(params._splat), location.search)),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: PaperSkeleton,
  component: function Paper() {
    const { issue } = Route.useLoaderData();
    const isDated = optionalSplatId(Route.useParams()._splat) !== undefined;
    return (
      <Queries>
        <PaperPage key={issue.date} issue={issue} search={Route.useSearch()} isDated={isDated} />
      </Queries>
    );
  },
});
