import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import feed from './scene-feed.module.css';
import styles from './scene-item.module.css';

/** Skeleton of the scene feed. */
export function ScenesSkeleton() {
  return (
    <div aria-busy="true" aria-label="正在加载" role="status">
      {[1, 0.6, 0.9].map((width) => (
        <SceneSkeleton key={width} width={width} />
      ))}
    </div>
  );
}

/** Skeleton of a scene. @param width fraction of its last line, 0 to 1 */
export function SceneSkeleton({ width }: { readonly width: number }) {
  return (
    <div className={styles.scene}>
      <p className={styles.meta}>
        <SkeletonLine width={0.4} />
      </p>
      <p className={styles.line}>
        <SkeletonLine />
        <SkeletonLine width={width} />
      </p>
    </div>
  );
}

/** Skeleton of the scene feed with its sort order. */
export function SceneFeedSkeleton() {
  return (
    <>
      <p className={feed.coming}>
        <SkeletonLine width={0.3} />
      </p>
      <ScenesSkeleton />
    </>
  );
}

/** Skeleton of a video or a large picture. */
export function StageSkeleton() {
  return <SkeletonBox ratio="16/9" />;
}
