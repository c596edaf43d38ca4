import { HeadlineSkeleton } from '#ui/card/headline.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonCard, SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './live-album-page.module.css';
import { StageSkeleton } from '../shared/scenes-skeleton.tsx';

/** Skeleton of a series: picture, head, lives. */
export function LiveAlbumSkeleton() {
  return (
    <>
      <PageBar title="直播合集" />
      <main aria-busy="true" aria-label="正在加载">
        <StageSkeleton />
        <div className={styles.head}>
          <HeadlineSkeleton widths={[0.5]} />
          <p className={styles.summary}>
            <SkeletonLine />
            <SkeletonLine width={0.8} />
          </p>
          <p className={styles.meta}>
            <SkeletonLine width={0.3} />
          </p>
        </div>
        <SectionHead title="全部场次" />
        <SkeletonCard kind="cover" />
      </main>
    </>
  );
}
