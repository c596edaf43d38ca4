import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { isGone } from './live-words.ts';

/** Says at once that a live is gone, while the next ones load. */
export function KongSkeleton() {
  return (
    <>
      <PageBar title="直播已下线" />
      <main aria-busy="true" aria-label="正在加载">
        <EmptyState text={isGone} />
        <SectionHead title="接下来的直播" />
        <SkeletonCard kind="cover" />
      </main>
    </>
  );
}
