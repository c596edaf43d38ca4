import { useMatch } from '@tanstack/react-router';
import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './community-card.module.css';

/** Skeleton of the pages of circles and topics. */
export function CommunitySkeleton() {
  const { routeId } = useMatch({ strict: false });
  const name = routeId === '/circleFile/invite/$' ? '圈子' : '话题广场';
  return (
    <>
      <PageBar title={<h1>{name}</h1>} />
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
