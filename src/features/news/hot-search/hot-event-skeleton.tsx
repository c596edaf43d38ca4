import { HeadlineSkeleton } from '#ui/card/headline.tsx';
import { ChartSkeleton } from '#ui/chart/chart-skeleton.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { ArticleBar } from '../shared/text/article-bar.tsx';
import page from './hot-event-page.module.css';
import { StoriesByTimeSkeleton } from '../shared/lists/stories-by-time.tsx';

/** Skeleton of a hot event: summary, curve, stories. */
export function HotEventSkeleton() {
  return (
    <>
      <ArticleBar />
      <main data-wide aria-busy="true" aria-label="正在加载">
        <div className={page.top}>
          <div className={page.head}>
            <div className={page.meta}>
              <SkeletonLine width={0.4} />
            </div>
            <HeadlineSkeleton widths={[0.8]} />
            <div className={page.summary}>
              <SkeletonLine />
              <SkeletonLine />
              <SkeletonLine />
              <SkeletonLine width={0.6} />
            </div>
          </div>
          <div>
            <SectionHead title="热度走势" />
            <div className={page.curve}>
              <ChartSkeleton />
            </div>
          </div>
        </div>
        <StoriesByTimeSkeleton title="事件脉络" />
      </main>
    </>
  );
}
