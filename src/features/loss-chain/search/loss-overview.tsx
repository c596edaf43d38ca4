import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { noticeKinds } from '#rules/loss/notice-kinds.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { linkClass } from '#ui/control/link.ts';
import { EndMark } from '#ui/list/end-mark.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { LossRow } from './loss-row.tsx';
import styles from './loss-overview.module.css';
import { overviewQuery } from '../shared/loss-queries.ts';
import { ProofLimits } from '../shared/proof-limits.tsx';

/** Before a search: notices per kind, the latest ones, and the ledger that they are recorded in. */
export function LossOverview() {
  const { data, isError, fetchStatus, refetch } = useQuery(overviewQuery(useGateway()));
  if (data === undefined) {
    if (fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
    return isError ? <ErrorState onRetry={() => void refetch()} /> : <OverviewSkeleton />;
  }
  const { counts, latest, checkpoint } = data;
  return (
    <>
      <nav className={styles.kinds} aria-label="按种类看">
        <ul className={styles.list}>
          {counts.map(({ kind, count }) => (
            <li key={kind}>
              <Link
                to="/chainFile/lossSearch/$"
                params={{ _splat: '' }}
                search={{ kind }}
                className={styles.kind}
              >
                <span>{noticeKinds[kind].label}</span>
                <span className={styles.count}>{count} 条</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="latest-title">
        <SectionHead id="latest-title" title="最新刊登" />
        {latest.map((notice) => (
          <LossRow key={notice.id} notice={notice} />
        ))}
        <EndMark text="更早的，请用上面的查询" />
      </section>
      <section className={styles.ledger} aria-labelledby="ledger-title">
        <SectionHead id="ledger-title" title="声明账本" note={`${checkpoint.size} 条记录`} />
        <div className={styles.words}>
          <p>
            声明登报时记入公开账本，一条接一条，前面改动一个字，后面就都对不上。报社给整本账签名，印在当天报纸的声明栏里。
          </p>
          <p className={styles.note}>
            {checkpoint.time} 签名，根哈希 <span className={styles.hash}>{checkpoint.root}</span>
          </p>
          <Link to="/chainFile/lossChain/$" params={{ _splat: '' }} preload="intent" className={linkClass}>
            核对整本账
          </Link>
        </div>
      </section>
      <ProofLimits kind={undefined} />
    </>
  );
}

function OverviewSkeleton() {
  return (
    <div aria-busy="true" aria-label="正在加载" role="status">
      {Array.from({ length: 5 }, (_, index) => (
        <SkeletonCard key={index} kind="text" />
      ))}
    </div>
  );
}
