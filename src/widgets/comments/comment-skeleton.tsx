import { SkeletonLine } from '#ui/skeleton.tsx';
import styles from './comment-item.module.css';

/** Stands for three comments while they load. */
export function CommentSkeleton() {
  return (
    <div aria-hidden="true">
      {[0.9, 0.6, 0.8].map((width) => (
        <div key={width} className={styles.comment}>
          <span className={styles.blank} />
          <div className={styles.words}>
            <SkeletonLine width={0.3} />
            <SkeletonLine width={width} />
            <SkeletonLine width={0.2} />
          </div>
        </div>
      ))}
    </div>
  );
}
