import { useParams } from '@tanstack/react-router';
import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import { AtlasBack } from './atlas-back.tsx';
import frame from './atlas-frame.module.css';
import styles from './atlas-page.module.css';
import { KindSkeleton } from '../shared/lists/kind-skeleton.tsx';

/** Skeleton of an atlas, or of the list of all. */
export function AtlasSkeleton() {
  const { _splat = '' } = useParams({ strict: false });
  if (_splat === '') return <KindSkeleton name="图集" />;
  return (
    <main className={styles.page} aria-busy="true" aria-label="正在加载">
      <div className={styles.waiting}>
        <SkeletonBox ratio="3/2" />
      </div>
      <div className={frame.frame}>
        <div className={frame.top}>
          <AtlasBack />
        </div>
        <div className={frame.bottom}>
          <div className={frame.title}>
            <SkeletonLine width={0.8} />
          </div>
          <div className={frame.words}>
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine width={0.6} />
          </div>
          <div className={frame.comments} />
        </div>
      </div>
    </main>
  );
}
