import { useParams, useSearch } from '@tanstack/react-router';
import { SkeletonAvatar, SkeletonBox, SkeletonCard, SkeletonLine } from '#ui/state/skeleton.tsx';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { optionalSplatId } from '#widgets/gateway/or-not-found.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PublisherHeadSkeleton } from '#widgets/publishers/publisher-head.tsx';
import { VideoFrameSkeleton } from '#widgets/video/video-frame-skeleton.tsx';
import { isKnownAsPictures, knownShape } from './shared/known-video.ts';
import { PublisherTabs } from './publisher/publisher-tabs.tsx';
import styles from './shared/video-page.module.css';
import { VideoGridSkeleton } from './shared/video-grid.tsx';
import { isCollectionList } from './shared/video-tabs.ts';

/** Skeleton of a video page in the video's shape, if known. */
export function VideoSkeleton() {
  const { id, client } = useAwaited();
  return (
    <>
      <PageBar title="视频" />
      <main aria-busy="true" aria-label="正在加载">
        <VideoFrameSkeleton size={knownShape(client, id)} />
        <HeadSkeleton />
      </main>
    </>
  );
}

/** Skeleton of a reader's work: a video, or pictures. */
export function ClapperSkeleton() {
  const { id, client } = useAwaited();
  const isPictures = isKnownAsPictures(client, id);
  return (
    <>
      <PageBar title="拍客" />
      <main aria-busy="true" aria-label="正在加载">
        {!isPictures && <VideoFrameSkeleton size={undefined} />}
        <HeadSkeleton />
        {isPictures && <SkeletonBox ratio="3/2" />}
      </main>
    </>
  );
}

/** Skeleton of title, time and author. */
function HeadSkeleton() {
  return (
    <div className={styles.head}>
      <p className={styles.title}>
        <SkeletonLine />
      </p>
      <p className={styles.meta}>
        <SkeletonLine width={0.5} />
      </p>
      <p className={styles.by}>
        <SkeletonAvatar />
      </p>
    </div>
  );
}

/** The id in the URL, and loaded data about it. */
function useAwaited() {
  const { _splat } = useParams({ strict: false });
  return { id: optionalSplatId(_splat) ?? '', client: queryClientOf(useLoadedData()) };
}

/** Skeleton of a publisher's videos or collections. */
export function VideosPersonalSkeleton() {
  const { id: publisherId } = useAwaited();
  const isCollections = isCollectionList(useSearch({ strict: false }).list);
  return (
    <>
      <PageBar title="视频主页" />
      <main aria-busy="true" aria-label="正在加载">
        <PublisherHeadSkeleton />
        <PublisherTabs
          publisherId={publisherId}
          label="视频与合集"
          active={isCollections ? 'collections' : 'videos'}
        />
        {isCollections ? (
          <VideoGridSkeleton />
        ) : (
          <>
            <SkeletonCard kind="cover" />
            <SkeletonCard kind="cover" />
          </>
        )}
      </main>
    </>
  );
}
