import { LineChartSkeleton } from '#ui/line-chart.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SkeletonCard, SkeletonLine } from '#ui/skeleton.tsx';
import { ArticleBar } from './article-bar.tsx';
import page from './hot-event-page.module.css';
import styles from './skeletons.module.css';

/** Stands for a hot event while it loads: what it is, its curve, and its stories. */
export function HotEventSkeleton() {
  return (
    <>
      <ArticleBar />
      <main aria-busy="true" aria-label="正在加载">
        <div className={page.head}>
          <div className={page.meta}>
            <SkeletonLine width={0.4} />
          </div>
          <div className={page.title}>
            <SkeletonLine width={0.8} />
          </div>
          <div className={page.summary}>
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine width={0.6} />
          </div>
        </div>
        <SectionHead title="热度走势" />
        <LineChartSkeleton />
        <div className={page.stories}>
          <SectionHead title="事件脉络">
            <span className={styles.tabs} />
          </SectionHead>
          <div className={page.day}>
            <SkeletonLine width={0.2} />
          </div>
          <SkeletonCard kind="thumb" />
          <SkeletonCard kind="thumb" />
        </div>
      </main>
    </>
  );
}
