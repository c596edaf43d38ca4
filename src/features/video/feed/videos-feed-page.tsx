import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { countNewsRead } from 'qlwb-gateway-sdk/operations/news';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { randomUuid } from '#platform/storage/device.ts';
import { rewriteFeedEntry } from '#platform/history/feed-entry.ts';
import { report } from '#platform/lifecycle/report.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import { type EndlessListParts, useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { FeedStage } from '#widgets/video/feed-stage.tsx';
import { FeedBack } from './feed-back.tsx';
import { FeedInfo, type FeedTask } from './feed-info.tsx';
import { storyVideo } from '../shared/story-video.ts';
import { feedPages, type FeedStart } from '../shared/video-queries.ts';
import type { Video } from '../shared/video-types.ts';
import styles from './videos-feed-page.module.css';

const loadComments = () => import('./feed-comments.tsx');
const loadShare = () => import('../shared/share-video.tsx');
const FeedComments = lazy(async () => ({ default: (await loadComments()).FeedComments }));
const ShareVideo = lazy(async () => ({ default: (await loadShare()).ShareVideo }));

/** number of videos before the end at which more are loaded */
const near = 3;

/** 竖屏视频: full-screen videos starting at a given one. The first are loaded by `loadFeed`. */
export function VideosFeedPage(start: FeedStart) {
  // keyed: another start is another feed
  return <Feed key={`${start.newsId} ${start.collectionId}`} {...start} />;
}

function Feed({ newsId, collectionId }: FeedStart) {
  const gateway = useGateway();
  const act = useAction();
  const pages = useSuspenseInfiniteQuery(feedPages(gateway, { newsId, collectionId }));
  const list = useEndlessList(pages, { listKey: `feed ${newsId} ${collectionId}` });
  const videos = useMemo(() => pages.data.pages.flatMap((page) => page.list), [pages.data]);
  const feedVideos = useMemo(() => videos.map(feedVideo), [videos]);
  const [open, setOpen] = useState<{ readonly task: FeedTask; readonly video: Video }>();

  function arrive(index: number): void {
    const video = videos[index];
    if (video !== undefined) rewriteFeedEntry(video.id);
    if (index < videos.length - near) return;
    if (list.phase === 'failed') list.onRetry();
    else list.onReach();
  }

  function countView(id: string): void {
    gateway
      .data(countNewsRead, { body: { newsId: id, clientId: randomUuid() } })
      // a failed count is only reported
      .catch((cause: unknown) => report('view', cause));
  }

  const begin = useCallback(
    (task: FeedTask, video: Video) =>
      act(async () => {
        await (task === 'share' ? loadShare() : loadComments());
        setOpen({ task, video });
      }),
    [act],
  );

  const over = useCallback(
    (index: number) => {
      const video = videos[index];
      return video && <FeedInfo video={video} onTask={begin} />;
    },
    [videos, begin],
  );

  const close = () => setOpen(undefined);
  if (feedVideos.length === 0)
    return (
      <>
        <PageBar title={<h1>竖屏视频</h1>} />
        <main>
          <EmptyState text="还没有视频，先看看首页的新闻吧" />
        </main>
      </>
    );
  return (
    <main className={styles.page}>
      <h1 className={visuallyHiddenClass}>竖屏视频</h1>
      <FeedStage
        videos={feedVideos}
        isGrowing={list.phase !== 'end'}
        isLoading={list.phase === 'loading'}
        onArrive={arrive}
        onView={({ id }) => countView(id)}
        foot={<FeedFoot list={list} isCollection={collectionId !== undefined} />}
      >
        {over}
      </FeedStage>
      <FeedBack />
      {open !== undefined && (
        <Suspense fallback={null}>
          {open.task === 'comments' ? (
            <FeedComments newsId={open.video.id} onClose={close} />
          ) : (
            <ShareVideo shared={open.video} page="videos" onClose={close} />
          )}
        </Suspense>
      )}
    </main>
  );
}

function feedVideo({ id, title, film, cover }: Video) {
  return {
    id,
    title,
    video: { ...storyVideo(film), ...(film.poster === undefined && cover && { poster: cover.url }) },
    ...(cover && { color: cover.color }),
  };
}

interface FeedFootProps {
  readonly list: EndlessListParts;
  /** the feed is limited to a collection */
  readonly isCollection: boolean;
}

/** Note on the last loaded video: the end, loading, or an error. */
function FeedFoot({ list: { phase, onRetry }, isCollection }: FeedFootProps) {
  if (phase === 'failed')
    return (
      <button type="button" onClick={onRetry}>
        后面的视频没加载出来，点这里再试
      </button>
    );
  if (phase === 'end') return <p>{isCollection ? '这个合集看完了' : '已经是最后一个视频'}</p>;
  return <p>正在加载后面的视频…</p>;
}
