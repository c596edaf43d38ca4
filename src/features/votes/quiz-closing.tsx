import { ClosingTime } from '#ui/overlay/closing-time.tsx';
import type { Quiz } from './quiz-queries.ts';

/** When a quiz begins, ends or has ended, by the gateway's clock. */
export function QuizClosing({ quiz, onOver }: { readonly quiz: Quiz; readonly onOver: () => void }) {
  const { state, now, startsAt, endsAt } = quiz;
  if (state === 'upcoming') return <ClosingTime now={now} until={startsAt} what="后开始" onOver={onOver} />;
  if (state === 'open') return <ClosingTime now={now} until={endsAt} what="后截止" onOver={onOver} />;
  return <span>这场答题已于 {endsAt.slice(5, 16)} 结束，答案和排行榜在下面。</span>;
}
