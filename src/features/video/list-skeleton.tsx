import { AppBar } from '#ui/navigation/app-bar.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import page from './shared/collection-page.module.css';
import { VideoGridSkeleton } from './shared/video-grid.tsx';
import { VideoTabs } from './home/video-tab-links.tsx';
import { videoTab } from './shared/video-tabs.ts';

interface VideoListSkeletonProps {
  /** title of the page */
  readonly name: string;
  /** with a row of tabs */
  readonly hasWays?: boolean;
}

/** Skeleton of a page of cards. */
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

/** Skeleton of a tab of 视频. @param name of the tab in the URL */
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
