import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useRouteContext } from '@tanstack/react-router';
import { Button } from '#ui/control/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import styles from './answer-page.module.css';
import { QuizJudged } from './quiz-judged.tsx';
import { type Quiz, type QuizProgress, quizQuery } from './quiz-queries.ts';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizRanking } from './quiz-ranking.tsx';
import { QuizReview } from './quiz-review.tsx';
import { QuizRules } from './quiz-rules.tsx';
import { type QuizActs, useQuiz } from './use-quiz.ts';
import { useFocusFirst } from './use-focus-first.ts';

const loadSheet = () => import('#widgets/share/share-sheet.tsx');
const ShareSheet = lazy(async () => ({ default: (await loadSheet()).ShareSheet }));

/** A quiz at the reader's current step, as the gateway knows it. */
export function QuizPage({ loaded }: { readonly loaded: Quiz }) {
  const { data: quiz = loaded, refetch } = useQuery(quizQuery(useGateway(), loaded.id));
  const acts = useQuiz(loaded.id);
  const { snapshot, progress } = acts;
  const stage = progress?.stage;
  const [isSharing, setSharing] = useState(false);
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const isAnswering = stage === 'question' || stage === 'judged';
  const isOver = stage === 'score' || stage === 'closed';
  return (
    <>
      {quiz.cover !== undefined && !isAnswering && (
        <Picture
          url={quiz.cover.url}
          color={quiz.cover.color}
          alt={quiz.cover.alt}
          ratio="16/9"
          sizes="min(100vw, 640px)"
          first
        />
      )}
      <div className={styles.page} aria-busy={snapshot.hasTag('busy')}>
        {isAnswering ? (
          <h2 className={styles.small}>{quiz.title}</h2>
        ) : (
          <Headline level={2}>{quiz.title}</Headline>
        )}
        {snapshot.matches('failed') ? (
          <ErrorState text={failedText(acts)} onRetry={() => acts.send({ type: 'retry.requested' })} />
        ) : (
          <Stage quiz={quiz} acts={acts} onOver={() => void refetch()} />
        )}
        {isOver && (
          <>
            <div className={styles.share}>
              <Button onClick={() => setSharing(true)} aria-haspopup="dialog">
                生成海报，请朋友来答
              </Button>
            </div>
            <QuizRanking voteId={quiz.id} ownRank={progress?.score?.rank} />
            {progress?.review !== undefined && <QuizReview review={progress.review} />}
          </>
        )}
      </div>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareSheet
            story={{
              ...toldOf(quiz, acts),
              date: quiz.now.slice(0, 10),
              picture: quiz.cover?.url,
              url: `${origin}/new/answer/${quiz.id}`,
              hint: '长按识别二维码，也来答一答',
            }}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface StageProps {
  readonly quiz: Quiz;
  readonly acts: QuizActs;
  readonly onOver: () => void;
}

function Stage({ quiz, acts, onOver }: StageProps) {
  const { progress, snapshot } = acts;
  if (progress?.stage === 'question' && progress.question !== undefined)
    return (
      <QuizQuestion
        key={progress.number}
        progress={progress}
        question={progress.question}
        seconds={quiz.quiz?.seconds ?? 0}
        acts={acts}
      />
    );
  if (progress?.stage === 'judged' && progress.judged !== undefined)
    return (
      <QuizJudged
        key={progress.judged.number}
        progress={progress}
        judged={progress.judged}
        isBusy={snapshot.hasTag('busy')}
        onNext={acts.goToNext}
      />
    );
  if (progress?.stage === 'score' && progress.score !== undefined)
    return <QuizScore progress={progress} score={progress.score} />;
  return <QuizRules quiz={quiz} acts={acts} onOver={onOver} />;
}

/** Error message, with the state of the timer. */
function failedText({ reason, progress }: QuizActs): string {
  const isRunning = progress?.stage === 'question' && progress.secondsLeft !== undefined;
  return isRunning ? `${reason}。这道题的时间还在走。` : reason;
}

function toldOf({ title, rule, quiz }: Quiz, { progress }: QuizActs) {
  if (progress?.stage === 'score')
    return {
      title: `“${title}”我答对了 ${progress.right} 题`,
      summary: `一共 ${progress.questions} 题，您能答对几题？`,
    };
  return { title, summary: `${quiz?.questions ?? 0} 道题，看看您知道多少。${rule}` };
}

interface QuizScoreProps {
  readonly progress: QuizProgress;
  readonly score: NonNullable<QuizProgress['score']>;
}

/** The reader's score. */
function QuizScore({ progress: { right, questions }, score }: QuizScoreProps) {
  const { seconds, calm, rank, readers } = score;
  const head = useFocusFirst<HTMLParagraphElement>();
  return (
    <div className={styles.score}>
      <p ref={head} tabIndex={-1} className={styles.points}>
        答对 <strong>{right}</strong> / {questions} 题
      </p>
      <p className={styles.praise}>{praiseOf(right, questions)}</p>
      <p className={styles.note}>
        {calm ? '不计时作答' : `用时 ${seconds} 秒`}，在 {readers} 人里排第 {rank}
      </p>
    </div>
  );
}

function praiseOf(right: number, questions: number): string {
  if (right === questions) return '全对！您真是齐鲁通。';
  if (right * 10 >= questions * 6) return '答得不错，再看看讲解就全了。';
  return '讲解都在下面，看一遍就记住了。';
}
