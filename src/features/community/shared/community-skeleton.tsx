import { useMatch, useParams } from '@tanstack/react-router';
import { columnsClass } from '#ui/list/columns.ts';
import { SkeletonBox, SkeletonCard, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './community-card.module.css';

/** Skeleton of the pages of circles and topics. */
export function CommunitySkeleton() {
  const { routeId } = useMatch({ strict: false });
  const { _splat = '' } = useParams({ strict: false });
  const isCircle = routeId === '/circleFile/invite/$';
  if (!isCircle && _splat === '') return <SquareSkeleton />;
  return (
    <>
      <PageBar title={<h1>{isCircle ? '圈子' : '话题广场'}</h1>} />
      <main className={styles.page} aria-busy="true" aria-label="正在加载">
        <SkeletonBox ratio="16/9" />
        {[0.6, 0.9, 0.8].map((width) => (
          <p key={width} className={styles.card}>
            <SkeletonLine width={width} />
          </p>
        ))}
      </main>
    </>
  );
}

function SquareSkeleton() {
  return (
    <>
      <PageBar title={<h1>话题广场</h1>} />
      <main className={styles.page} data-wide aria-busy="true" aria-label="正在加载">
        <div className={columnsClass}>
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonCard key={index} kind="thumb" />
          ))}
        </div>
      </main>
    </>
  );
}
