import { SkeletonAvatar, SkeletonLine } from '#ui/state/skeleton.tsx';
import { FeedBack } from './feed-back.tsx';
import info from './feed-info.module.css';
import styles from './videos-feed-page.module.css';

/** 点赞, 看评论, 收藏 and 分享 */
const buttons = ['like', 'comment', 'save', 'share'];

/** Skeleton of the feed with a back button, for slow networks. */
export function FeedSkeleton() {
  return (
    <main className={styles.page} aria-busy="true" aria-label="正在加载视频">
      <div className={info.words}>
        <div className={styles.waitingBy}>
          <SkeletonAvatar />
          <SkeletonLine />
        </div>
        <SkeletonLine />
      </div>
      <div className={info.rail}>
        {buttons.map((button) => (
          <span key={button} className={styles.waitingButton}>
            <SkeletonAvatar />
          </span>
        ))}
      </div>
      <FeedBack />
    </main>
  );
}
