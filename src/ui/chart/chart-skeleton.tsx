import { SkeletonLine } from '../state/skeleton.tsx';
import styles from './chart.module.css';

/** Placeholder while a chart loads; apart from the chart, which pages load later. */
export function ChartSkeleton() {
  return (
    <div className={styles.chart}>
      <div className={styles.body}>
        <div className={styles.plot} />
        <div className={styles.times}>
          <SkeletonLine width={0.2} />
        </div>
      </div>
      <div className={styles.open} />
    </div>
  );
}
