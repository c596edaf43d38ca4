import { SkeletonAvatar, SkeletonLine } from '#ui/state/skeleton.tsx';
import styles from './comment-item.module.css';
import meta from './comment-meta.module.css';

/** Placeholder of three comments. */
export function CommentSkeleton() {
  return (
    <div aria-hidden="true">
      {[0.9, 0.6, 0.8].map((width) => (
        <div key={width} className={styles.comment}>
          <SkeletonAvatar />
          <div className={styles.words}>
            <div className={styles.author}>
              <SkeletonLine width={0.3} />
            </div>
            <SkeletonLine width={width} />
            <div className={meta.blank}>
              <SkeletonLine width={0.2} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
