import { SkeletonBox, SkeletonCard, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './commonweal-skeleton.module.css';

/** Skeleton of a page of the programme: picture, head and first rows. */
export function CommonwealPending() {
  return (
    <>
      <PageBar title="" />
      <main>
        <CommonwealSkeleton />
      </main>
    </>
  );
}

/** The same without the top bar. */
export function CommonwealSkeleton() {
  return (
    <div aria-busy="true" aria-label="正在加载" role="status">
      <SkeletonBox ratio="16/9" />
      <div className={styles.head}>
        <SkeletonLine width={0.7} />
        <SkeletonLine />
        <SkeletonLine width={0.5} />
      </div>
      {Array.from({ length: 3 }, (_, index) => (
        <SkeletonCard key={index} kind="thumb" />
      ))}
    </div>
  );
}
