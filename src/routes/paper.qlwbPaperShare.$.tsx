import { createFileRoute } from '@tanstack/react-router';
import { loadPaperArticle } from '#features/paper/shared/load-paper.ts';
import { PaperArticleSkeleton } from '#features/paper/article/paper-article-skeleton.tsx';
import { PaperSharePage } from '#features/paper/article/paper-share-page.tsx';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/paper/qlwbPaperShare/$')({
  loader: ({ context, params }) => orNotFound(loadPaperArticle(context, optionalSplatId(params._splat))),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: PaperArticleSkeleton,
  component: function PaperShared() {
    return (
      <Queries>
        <PaperSharePage article={Route.useLoaderData().article} />
      </Queries>
    );
  },
});
