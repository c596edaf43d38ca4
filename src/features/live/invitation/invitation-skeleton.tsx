import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import styles from './invite-part.module.css';

/** Skeleton of an invitation code. */
export function InvitationSkeleton() {
  return (
    <div className={styles.code} aria-busy="true" aria-label="正在加载" role="status">
      <p className={styles.what}>我的邀请码</p>
      <p className={styles.letters}>
        <SkeletonLine />
      </p>
      <div className={styles.qr}>
        <SkeletonBox ratio="1" />
      </div>
      <p className={styles.acts} />
    </div>
  );
}
