import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { rankingQuery } from './quiz-queries.ts';
import styles from './quiz-review.module.css';

/** number of ranks shown at first */
const firstPlaces = 10;

interface QuizRankingProps {
  readonly voteId: string;
  /** the reader's rank, which may be below the list */
  readonly ownRank: number | undefined;
}

/** Ranking of a quiz, with masked names. */
export function QuizRanking({ voteId, ownRank }: QuizRankingProps) {
  const { data, isError, refetch } = useQuery(rankingQuery(useGateway(), voteId));
  const [isWhole, setWhole] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="ranking">
      <SectionHead id="ranking" title="排行榜" {...(data && { note: `${data.readers} 人交卷` })} />
      {isError && <ErrorState text="排行榜没能加载出来" onRetry={() => void refetch()} />}
      {!isError && data === undefined && (
        <p className={styles.more} role="status" aria-label="正在加载">
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine width={0.6} />
        </p>
      )}
      {data?.list.length === 0 && <EmptyState text="还没有人交卷。" />}
      {data !== undefined && data.list.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">名次</th>
              <th scope="col">读者</th>
              <th scope="col">答对</th>
              <th scope="col">用时</th>
            </tr>
          </thead>
          <tbody>
            {data.list
              .filter(({ rank, own }) => isWhole || own || rank <= firstPlaces)
              .map(({ rank, name, right, seconds, calm, own }) => (
                <tr key={rank} className={own ? styles.own : undefined}>
                  <td>{rank}</td>
                  <th scope="row">{own ? `${name}（您）` : name}</th>
                  <td>{right} 题</td>
                  <td>{calm ? '不计时' : `${seconds} 秒`}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      {data !== undefined && ownRank !== undefined && ownRank > data.list.length && (
        <p className={styles.more}>您排在第 {ownRank} 名。</p>
      )}
      {data !== undefined && !isWhole && data.list.length > firstPlaces && (
        <p className={styles.more}>
          <Button onClick={() => setWhole(true)}>看前 {data.list.length} 名</Button>
        </p>
      )}
    </section>
  );
}
