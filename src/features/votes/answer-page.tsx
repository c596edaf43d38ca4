import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import type { Quiz } from './quiz-queries.ts';
import { QuizList } from './quiz-list.tsx';
import { QuizPage } from './quiz-page.tsx';

/** 答题. @param quiz named in the URL; undefined for the list */
export function AnswerPage({ quiz }: { readonly quiz: Quiz | undefined }) {
  return (
    <>
      <PageBar title={<h1>齐鲁知识答题</h1>} />
      <main>{quiz === undefined ? <QuizList /> : <QuizPage key={quiz.id} loaded={quiz} />}</main>
    </>
  );
}
