import { useRouteContext } from '@tanstack/react-router';
import { Button } from '#ui/control/button.tsx';
import styles from './answer-page.module.css';
import type { Quiz } from './quiz-queries.ts';
import type { QuizActs } from './use-quiz.ts';
import { Countdown } from '#ui/overlay/countdown.tsx';

interface QuizRulesProps {
  readonly quiz: Quiz;
  readonly acts: QuizActs;
  readonly onOver: () => void;
}

/** Rules of a quiz, and the start button. */
export function QuizRules({ quiz, acts, onOver }: QuizRulesProps) {
  const { rule, state, voters, quiz: facts } = quiz;
  const isCalm = useRouteContext({ from: '__root__', select: ({ visit }) => visit.care });
  const isBusy = acts.snapshot.hasTag('busy');
  return (
    <>
      <p className={styles.lead}>{rule}</p>
      <dl className={styles.facts}>
        <div>
          <dt>题目</dt>
          <dd>{facts?.questions ?? 0} 道</dd>
        </div>
        <div>
          <dt>每题</dt>
          <dd>{isCalm ? '不限时' : `${facts?.seconds ?? 0} 秒`}</dd>
        </div>
        <div>
          <dt>答过</dt>
          <dd>{voters} 人</dd>
        </div>
      </dl>
      {isCalm && state === 'open' && (
        <p className={styles.calm}>
          关怀版里答题不计时，您慢慢看、慢慢选。答对的题数一样算；排行榜上，同样题数的限时作答排在前面。
        </p>
      )}
      <p className={styles.closing}>
        <QuizClosing quiz={quiz} onOver={onOver} />
      </p>
      {state === 'open' && (
        <Button variant="brand" disabled={isBusy} onClick={acts.goToNext}>
          {isBusy ? '正在准备…' : '开始答题'}
        </Button>
      )}
      {state === 'open' && !isCalm && (
        <p className={styles.note}>开始后每题倒计时，中途离开时间照走，回来接着答。</p>
      )}
    </>
  );
}

/** When a quiz starts, ends or has ended, by the gateway's clock. */
function QuizClosing({ quiz, onOver }: { readonly quiz: Quiz; readonly onOver: () => void }) {
  const { state, now, startsAt, endsAt } = quiz;
  if (state === 'upcoming') return <Countdown now={now} until={startsAt} what="后开始" onOver={onOver} />;
  if (state === 'open') return <Countdown now={now} until={endsAt} what="后截止" onOver={onOver} />;
  return <span>这场答题已于 {endsAt.slice(5, 16)} 结束，答案和排行榜在下面。</span>;
}
