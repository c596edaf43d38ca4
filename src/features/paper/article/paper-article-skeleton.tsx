import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from '../shared/printed-article.module.css';

/** Skeleton of an article of the paper. */
export function PaperArticleSkeleton() {
  return (
    <>
      <PageBar title="数字报" />
      <main className={styles.page} aria-busy="true" aria-label="正在加载">
        <div className={styles.article}>
          <p className={styles.title}>
            <SkeletonLine />
            <SkeletonLine width={0.7} />
          </p>
          <p className={styles.meta}>
            <SkeletonLine width={0.5} />
          </p>
          <div className={styles.voice} />
          <div className={styles.figure}>
            <SkeletonBox ratio="3/2" />
            <div className={styles.caption}>
              <SkeletonLine width={0.6} />
            </div>
          </div>
          <div className={styles.text}>
            {[1, 1, 0.8, 1, 0.5].map((width, index) => (
              <p key={index}>
                <SkeletonLine width={width} />
              </p>
            ))}
          </div>
        </div>
      </main>
    </>
  );
}
