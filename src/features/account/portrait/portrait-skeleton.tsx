import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import styles from './portrait-page.module.css';

/** Stands for a portrait while it loads. */
export function PortraitSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="正在加载">
      <div className={styles.hero}>
        <p className={styles.lead}>
          <SkeletonLine width={0.8} />
        </p>
        <SkeletonLine />
        <SkeletonLine width={0.6} />
      </div>
      {[0, 1].map((part) => (
        <div key={part} className={styles.part}>
          <div className={styles.chart}>
            <SkeletonLine width={0.4} />
            <SkeletonBox ratio="16/9" />
          </div>
        </div>
      ))}
    </div>
  );
}
