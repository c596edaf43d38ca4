import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import feed from './scene-feed.module.css';
import styles from './scene-item.module.css';

/** Stands for what is told while it loads. */
export function ScenesSkeleton() {
  return (
    <div aria-busy="true" aria-label="正在加载" role="status">
      {[1, 0.6, 0.9].map((width) => (
        <SceneSkeleton key={width} width={width} />
      ))}
    </div>
  );
}

/** Stands for one thing told. @param width share of its last line that it fills, 0 to 1 */
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

/** Stands for what is told, below the line that says in which order. */
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

/** Stands for a film or a large picture. */
export function StageSkeleton() {
  return <SkeletonBox ratio="16/9" />;
}
