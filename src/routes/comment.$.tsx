import { createFileRoute } from '@tanstack/react-router';
import { CommentPage } from '#features/news/comments/comment-page.tsx';
import { CommentPageSkeleton } from '#features/news/comments/comment-page-skeleton.tsx';
import { pageHead } from '#features/news/shared/page-head.ts';
import { loadArticle } from '#features/news/shared/load-article.ts';
import { orNotFound, splatId } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/comment/$')({
  loader: ({ context, params }) => orNotFound(loadArticle(context, splatId(params._splat))),
  head: ({ loaderData }) =>
    pageHead(loaderData === undefined ? '全部评论' : `${loaderData.title} · 全部评论`),
  pendingComponent: CommentPageSkeleton,
  component: function Comments() {
    return (
      <Queries>
        <CommentPage newsId={splatId(Route.useParams()._splat)} />
      </Queries>
    );
  },
});
