import { HeadlineSkeleton } from '#ui/card/headline.tsx';
import { SkeletonBox, SkeletonCard } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './think-file-skeleton.module.css';

/** Skeleton of an enterprise or a sector. */
export function ThinkFileSkeleton() {
  return (
    <>
      <PageBar title="" />
      <main>
        <div aria-busy="true" aria-label="正在加载" role="status">
          <div className={styles.head}>
            <HeadlineSkeleton widths={[0.7]} />
            <SkeletonBox ratio="16/9" />
          </div>
          {Array.from({ length: 3 }, (_, index) => (
            <SkeletonCard key={index} kind="thumb" />
          ))}
        </div>
      </main>
    </>
  );
}
