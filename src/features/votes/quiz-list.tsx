import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/card/badge.tsx';
import { CoverCard, CoverCards } from '#ui/card/cover-card.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { quizListQuery, type Quiz } from './quiz-queries.ts';

const states = { open: '进行中', upcoming: '未开始', closed: '已结束' } as const;

/** All quizzes, open ones first. */
export function QuizList() {
  const { list } = useSuspenseQuery(quizListQuery(useGateway())).data;
  if (list.length === 0) return <EmptyState text="现在没有答题，过几天再来看看。" />;
  return (
    <>
      <CoverCards>
        {list.map((quiz) => (
          <li key={quiz.id}>
            <QuizCard quiz={quiz} />
          </li>
        ))}
      </CoverCards>
      <EndMark text="没有更多了" />
    </>
  );
}

function QuizCard({
  quiz: { id, title, cover, state, quiz, voters, startsAt, endsAt },
}: {
  readonly quiz: Quiz;
}) {
  const when = state === 'upcoming' ? `${startsAt.slice(5, 16)} 开始` : `${endsAt.slice(5, 16)} 截止`;
  return (
    <CoverCard
      title={title}
      cover={cover}
      renderLink={(parts) => <Link to="/answer/$" params={{ _splat: id }} preload="intent" {...parts} />}
      facts={
        <>
          <Badge>{states[state]}</Badge>
          <span>{quiz?.questions ?? 0} 题</span>
          <span>{voters} 人答过</span>
          <span>{when}</span>
        </>
      }
    />
  );
}
