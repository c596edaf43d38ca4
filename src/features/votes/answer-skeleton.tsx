import { HeadlineSkeleton } from '#ui/card/headline.tsx';
import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './answer-page.module.css';

/** Skeleton of a quiz. */
export function AnswerSkeleton() {
  return (
    <>
      <PageBar title={<h1>齐鲁知识答题</h1>} />
      <main aria-busy="true" aria-label="正在加载">
        <SkeletonBox ratio="16/9" />
        <div className={styles.page}>
          <HeadlineSkeleton widths={[0.7]} />
          <p className={styles.lead}>
            <SkeletonLine />
            <SkeletonLine width={0.6} />
          </p>
        </div>
      </main>
    </>
  );
}
