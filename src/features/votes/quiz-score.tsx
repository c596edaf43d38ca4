import styles from './answer-page.module.css';
import type { QuizProgress } from './quiz-queries.ts';
import { useFocusFirst } from './use-focus-first.ts';

interface QuizScoreProps {
  readonly progress: QuizProgress;
  readonly score: NonNullable<QuizProgress['score']>;
}

/** What the reader came to. */
export function QuizScore({ progress: { right, questions }, score }: QuizScoreProps) {
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
