import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './frequency-page.module.css';

/** Skeleton of 频道, with rows of the final height. */
export function FrequencySkeleton() {
  return (
    <>
      <PageBar title={<h1>频道</h1>} />
      <main aria-busy="true" aria-label="正在加载">
        <SectionHead title="我的频道" note="点名字进频道，拖动左边的点排顺序" />
        {Array.from({ length: 9 }, (_, at) => (
          <div key={at} className={styles.row}>
            <span className={styles.name}>
              <SkeletonLine width={0.2} />
            </span>
          </div>
        ))}
      </main>
    </>
  );
}
