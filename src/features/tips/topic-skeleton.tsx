import { HeadlineSkeleton } from '#ui/card/headline.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { cellClass, columnsClass } from '#ui/list/columns.ts';
import { classNames } from '#ui/state/class-names.ts';
import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './tip-topic-page.module.css';

/** Skeleton of all topics. */
export function TopicsSkeleton() {
  return (
    <>
      <PageBar title={<h1>爆料话题</h1>} />
      <main className={styles.page} data-wide aria-busy="true" aria-label="正在加载">
        <SectionHead title="正在征集" />
        <ul className={classNames(columnsClass, styles.topics)}>
          {[0.9, 0.7, 0.8, 0.6, 0.8].map((width, index) => (
            <li key={index} className={classNames(styles.card, cellClass)}>
              <span className={styles.thumb}>
                <SkeletonBox ratio="3/2" />
              </span>
              <span className={styles.coming}>
                <span className={styles.name}>
                  <SkeletonLine width={width} />
                </span>
                <span className={styles.note}>
                  <SkeletonLine width={0.5} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

/** Skeleton of a topic. */
export function TopicSkeleton() {
  return (
    <>
      <PageBar title="爆料话题" />
      <main className={styles.page} data-wide aria-busy="true" aria-label="正在加载">
        <div className={styles.top}>
          <SkeletonBox ratio="16/9" />
          <div className={styles.head}>
            <HeadlineSkeleton widths={[0.8]} />
            <p className={styles.summary}>
              <SkeletonLine />
              <SkeletonLine width={0.7} />
            </p>
            <p className={styles.counts}>
              <SkeletonLine width={0.6} />
            </p>
          </div>
        </div>
      </main>
    </>
  );
}
