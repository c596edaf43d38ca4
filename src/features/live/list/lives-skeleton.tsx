import { AppBar } from '#ui/navigation/app-bar.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { MainTabs } from '#widgets/main-tabs/main-tabs.tsx';

/** Skeleton of the list of lives. */
export function LivesSkeleton() {
  return (
    <>
      <AppBar title="直播" />
      <main aria-busy="true" aria-label="正在加载">
        <SectionHead title="正在直播" />
        <SkeletonCard kind="cover" />
        <SkeletonCard kind="cover" />
        <SkeletonCard kind="cover" />
      </main>
      <MainTabs activeId="live" />
    </>
  );
}
