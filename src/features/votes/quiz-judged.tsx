import { Button } from '#ui/control/button.tsx';
import { JudgedOptions } from './judged-options.tsx';
import styles from './quiz-question.module.css';
import type { Judged, QuizProgress } from './quiz-queries.ts';
import { useFocusFirst } from './use-focus-first.ts';

interface QuizJudgedProps {
  readonly progress: QuizProgress;
  readonly judged: Judged;
  readonly isBusy: boolean;
  readonly onNext: () => void;
}

/** Result of an answer with its explanation; no timer runs meanwhile. */
export function QuizJudged({ progress, judged, isBusy, onNext }: QuizJudgedProps) {
  const { questions, right, hasNext } = progress;
  const head = useFocusFirst<HTMLParagraphElement>();
  return (
    <>
      <p className={styles.count}>
        第 {judged.number} 题，共 {questions} 题 · 已答对 {right} 题
      </p>
      <p ref={head} tabIndex={-1} className={styles.verdict} data-correct={judged.correct || undefined}>
        {verdictOf(judged)}
      </p>
      <h3 className={styles.question}>{judged.question.text}</h3>
      <JudgedOptions judged={judged} />
      <p className={styles.explanation}>{judged.explanation}</p>
      <div className={styles.end}>
        <Button variant="brand" disabled={isBusy} onClick={onNext}>
          {isBusy ? '请稍候…' : hasNext === true ? '下一题' : '交卷看成绩'}
        </Button>
      </div>
    </>
  );
}

export function verdictOf({ correct, timedOut }: Judged): string {
  if (correct) return '答对了';
  return timedOut ? '没来得及选' : '答错了';
}
