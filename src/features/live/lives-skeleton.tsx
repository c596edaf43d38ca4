import { AppBar } from '#ui/app-bar.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { MainTabs } from '#widgets/main-tabs/main-tabs.tsx';

/** Stands for the list of lives while it loads. */
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
