import { EmptyState } from '#ui/state/empty-state.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { removedRoomText } from '../shared/live-words.ts';

/** Shows at once that the live is gone, while the next lives load. */
export function KongSkeleton() {
  return (
    <>
      <PageBar title="直播已下线" />
      <main aria-busy="true" aria-label="正在加载">
        <EmptyState text={removedRoomText} />
        <SectionHead title="接下来的直播" />
        <SkeletonCard kind="cover" />
      </main>
    </>
  );
}
