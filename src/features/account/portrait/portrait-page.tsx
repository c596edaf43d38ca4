import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PortraitCounting } from './portrait-counting.tsx';
import { portraitQuery } from './portrait-queries.ts';
import { PortraitView, PortraitYears } from './portrait-view.tsx';
import { useReader } from '../shared/use-reader.ts';
import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import styles from './portrait-page.module.css';

interface PortraitPageProps {
  /** undefined for the latest year with readings */
  readonly year: string | undefined;
}

/** 阅读画像: statistics of a reader's year; requires signing in. */
export function PortraitPage({ year }: PortraitPageProps) {
  return (
    <>
      <PageBar title={<h1>阅读画像</h1>} />
      <main>
        <WhosePortrait year={year} />
      </main>
    </>
  );
}

function WhosePortrait({ year }: PortraitPageProps) {
  const reader = useReader();
  switch (reader.kind) {
    case 'loading':
      return <PortraitSkeleton />;
    case 'failed':
      return <ErrorState onRetry={reader.onRetry} />;
    case 'visitor':
      return (
        <>
          <EmptyState text="登录后，用您自己的浏览历史画一张阅读画像">
            <Link
              to="/login/loginCommon"
              search={{ returnTo: year === undefined ? '/retrato' : `/retrato/${year}` }}
              preload="intent"
              className={buttonClass('brand')}
            >
              登录
            </Link>
          </EmptyState>
          <PortraitCounting />
        </>
      );
    case 'reader':
      return <OwnPortrait year={year} />;
  }
}

function OwnPortrait({ year }: PortraitPageProps) {
  const { data: portrait, isError, fetchStatus, refetch } = useQuery(portraitQuery(useGateway(), year));
  if (portrait === undefined) {
    if (fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
    return isError ? <ErrorState onRetry={() => void refetch()} /> : <PortraitSkeleton />;
  }
  if (portrait.reads > 0) return <PortraitView portrait={portrait} />;
  return (
    <>
      <PortraitYears portrait={portrait} />
      <EmptyState text={`${portrait.year} 年还没有读过文章，读上几篇再来看`}>
        <Link to="/" activeOptions={{ exact: true }} preload="intent" className={buttonClass('brand')}>
          去看新闻
        </Link>
      </EmptyState>
      <PortraitCounting />
    </>
  );
}

/** Skeleton of a portrait. */
function PortraitSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="正在加载">
      <div className={styles.hero}>
        <p className={styles.lead}>
          <SkeletonLine width={0.8} />
        </p>
        <SkeletonLine />
        <SkeletonLine width={0.6} />
      </div>
      {[0, 1].map((part) => (
        <div key={part} className={styles.part}>
          <div className={styles.chart}>
            <SkeletonLine width={0.4} />
            <SkeletonBox ratio="16/9" />
          </div>
        </div>
      ))}
    </div>
  );
}
