import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Button } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import type { LiveRoomStore } from '../shared/live-room-store.ts';
import { scenesOf } from '../shared/live-log.ts';
import { scenePages } from '../shared/live-queries.ts';
import type { LiveRoom, LiveSceneOrder } from '../shared/live-types.ts';
import styles from '../shared/scene-feed.module.css';
import { SceneList } from './scene-list.tsx';
import { ScenesSkeleton } from '../shared/scenes-skeleton.tsx';
import { useStorePart } from '../shared/use-live-room.ts';

interface SceneFeedProps {
  readonly room: LiveRoom;
  readonly store: LiveRoomStore;
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/**
 * 现场: scene feed, newest or oldest first. New scenes are announced and shown on a tap, since inserting them above the reading
 * position would move it.
 */
export function SceneFeed({ room, store, picture }: SceneFeedProps) {
  const { id: roomId, state } = room;
  const [order, setOrder] = useState<LiveSceneOrder>('newest');
  const pages = useInfiniteQuery(scenePages(useGateway(), roomId, order));
  const list = useEndlessList(pages, { listKey: `scenes ${roomId} ${order}` });
  // the feed must not render for chat messages
  const later = useStorePart(store.log, ({ scenes }) => scenes);
  const removed = useStorePart(store.log, (log) => log.removed);
  const turn = useStorePart(store.log, (log) => log.turn);
  const [displayed, setDisplayed] = useState({ scenes: later, turn });
  // scenes of an earlier log are in the lists loaded since
  const shown = displayed.turn === turn ? displayed.scenes : noScenes;
  const head = useRef<HTMLDivElement>(null);
  const loaded = useMemo(() => pages.data?.pages.flatMap((page) => page.list) ?? [], [pages.data]);
  const isBare = pages.data !== undefined && loaded.length + shown.length === 0;
  // an empty feed shows new scenes at once
  if (isBare && later.length > 0) setDisplayed({ scenes: later, turn });
  // with oldest first, new scenes are below the reading position
  const atFoot = pages.hasNextPage ? noScenes : later;
  const added = order === 'newest' ? shown : atFoot;
  const scenes = useMemo(
    () => scenesOf(loaded, { later: added, removed }, order),
    [loaded, added, removed, order],
  );
  const known = new Set([...loaded, ...shown, ...added].map(({ id }) => id));
  const waiting = later.filter(({ id }) => !known.has(id) && !removed.has(id)).length;

  function showAll(next: LiveSceneOrder): void {
    setDisplayed({ scenes: later, turn });
    setOrder(next);
  }
  function showNews(): void {
    showAll('newest');
    head.current?.scrollIntoView();
  }

  return (
    <section aria-label="现场播报" aria-busy={list.phase === 'loading'}>
      {!isBare && (
        <div className={styles.head} ref={head}>
          <p className={styles.what}>{order === 'newest' ? '最新的在前' : '从头看起'}</p>
          <Button variant="quiet" onClick={() => showAll(order === 'newest' ? 'oldest' : 'newest')}>
            {order === 'newest' ? '看最早' : '看最新'}
          </Button>
        </div>
      )}
      <div className={styles.news} role="status">
        {waiting > 0 && (
          <button type="button" className={styles.bell} onClick={showNews}>
            {waiting} 条新消息
          </button>
        )}
      </div>
      {pages.data === undefined && scenes.length === 0 ? (
        <Coming
          isPaused={pages.fetchStatus === 'paused'}
          hasFailed={pages.isError}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <>
          {scenes.length === 0 && (
            <EmptyState
              text={state === 'preview' ? '开播后，记者在这里播报现场' : '还没有现场播报，先去聊天里看看吧'}
            />
          )}
          <SceneList roomId={roomId} scenes={scenes} picture={picture} />
          <LoadMore
            {...list}
            loaded={loaded.length}
            end={scenes.length > 0 && <EndMark text={ends[order]} />}
          />
        </>
      )}
    </section>
  );
}

const noScenes = [] as const;
const ends: Readonly<Record<LiveSceneOrder, string>> = {
  newest: '从这里开始播报的',
  oldest: '现在播报到这里',
};

interface ComingProps {
  readonly isPaused: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

function Coming({ isPaused, hasFailed, onRetry }: ComingProps) {
  if (isPaused) return <EmptyState text="网络断开了，连上后会自动加载" />;
  return hasFailed ? <ErrorState onRetry={onRetry} /> : <ScenesSkeleton />;
}
