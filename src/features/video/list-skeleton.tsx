import { AppBar } from '#ui/navigation/app-bar.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import page from './shared/collection-page.module.css';
import { VideoGridSkeleton } from './shared/video-grid.tsx';
import { VideoTabs } from './home/video-tab-links.tsx';
import { videoTab } from './shared/video-tabs.ts';

interface VideoListSkeletonProps {
  /** of the page */
  readonly name: string;
  /** ways lead on from what the cards belong to */
  readonly hasWays?: boolean;
}

/** Stands for a page of cards, under what they belong to, while they load. */
export function VideoListSkeleton({ name, hasWays = false }: VideoListSkeletonProps) {
  return (
    <>
      <PageBar title={<h1>{name}</h1>} />
      <main aria-busy="true" aria-label="正在加载">
        <div className={page.head}>
          <p className={page.title}>
            <SkeletonLine width={0.5} />
          </p>
          <p className={page.summary}>
            <SkeletonLine />
          </p>
          <p className={page.meta}>
            <SkeletonLine width={0.4} />
          </p>
          {hasWays && (
            <p className={page.waitingWays}>
              <SkeletonLine width={0.4} />
            </p>
          )}
        </div>
        <VideoGridSkeleton />
      </main>
    </>
  );
}

/** Stands for 视频 while a tab of it loads. @param name of the tab, as the address has it */
export function VideosHomeSkeleton({ name }: { readonly name: string | undefined }) {
  return (
    <>
      <AppBar title={<h1>视频</h1>} />
      <VideoTabs active={videoTab(name)} />
      <main aria-busy="true" aria-label="正在加载">
        <VideoGridSkeleton />
      </main>
    </>
  );
}
