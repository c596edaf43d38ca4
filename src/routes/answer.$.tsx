import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#features/news/shared/page-head.ts';
import { AnswerPage } from '#features/votes/answer-page.tsx';
import { AnswerSkeleton } from '#features/votes/answer-skeleton.tsx';
import { loadQuiz } from '#features/votes/quiz-queries.ts';
import { optionalSplatId, orNotFound } from '#widgets/gateway/or-not-found.ts';
import { Queries } from '#widgets/gateway/queries.tsx';

export const Route = createFileRoute('/answer/$')({
  loader: ({ context, params }) => orNotFound(loadQuiz(context, optionalSplatId(params._splat))),
  head: ({ loaderData }) => pageHead(loaderData?.title ?? '齐鲁知识答题'),
  pendingComponent: AnswerSkeleton,
  component: function Answer() {
    return (
      <Queries>
        <AnswerPage quiz={Route.useLoaderData()} />
      </Queries>
    );
  },
});
