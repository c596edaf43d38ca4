import { SkeletonBox, SkeletonCard, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './commonweal-skeleton.module.css';

/** Stands for a page of the programme while it loads: its picture, its head and the first rows under it. */
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

/** The same for the part below the bar. */
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
