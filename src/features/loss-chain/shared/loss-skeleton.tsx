import { SkeletonBox, SkeletonCard, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './loss-skeleton.module.css';

/** Skeleton of a page of notices: the head, and first rows. */
export function LossPending() {
  return (
    <>
      <PageBar title="" />
      <main>
        <div aria-busy="true" aria-label="正在加载" role="status">
          <div className={styles.head}>
            <SkeletonLine width={0.5} />
            <SkeletonBox ratio="4/3" />
            <SkeletonLine />
            <SkeletonLine width={0.7} />
          </div>
          {Array.from({ length: 3 }, (_, index) => (
            <SkeletonCard key={index} kind="text" />
          ))}
        </div>
      </main>
    </>
  );
}
