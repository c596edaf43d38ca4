import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { SoundOffIcon, SoundOnIcon } from '#ui/icons/media.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import type { FeedVideo } from './feed-video.ts';
import { FeedSlide } from './feed-slide.tsx';
import styles from './feed-stage.module.css';
import { FeedState } from './feed-state.tsx';
import { type FeedActor, type RunningFeed, startFeed } from './start-feed.ts';
import { useDataSaver } from './use-data-saver.ts';
import type { FeedSide } from '#machines/video-feed/video-feed-setup.ts';
import { DownIcon } from '#ui/icons/navigation.tsx';

export interface FeedStageProps {
  /** at least one; more may be appended */
  readonly videos: readonly FeedVideo[];
  /** whether more will be loaded */
  readonly isGrowing: boolean;
  /** whether more are being loaded */
  readonly isLoading: boolean;
  /** the reader has moved to a video */
  readonly onArrive: (index: number) => void;
  readonly onView: (video: FeedVideo) => void;
  /** shown over the last video: the end, or a failure to load more */
  readonly foot: ReactNode;
  /** overlay of a video */
  readonly children: (index: number) => ReactNode;
}

/** State of the machine that is rendered. */
interface FeedView {
  /** of the visible video */
  readonly index: number;
  /** the element shows the visible video */
  readonly isLoaded: boolean;
  readonly isStopped: boolean;
}

const initialView: FeedView = { index: 0, isLoaded: false, isStopped: false };
/** videos mounted before and after the visible one, enough for two fast swipes */
const mountedBefore = 1;
const mountedAfter = 2;

/** Full-screen video feed, moved by finger, wheel, keys or buttons. One video element plays the visible video. */
export function FeedStage(props: FeedStageProps) {
  const savesData = useDataSaver();
  const frame = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const latest = useRef(props);
  const [feed, setFeed] = useState<RunningFeed>();
  const [view, setView] = useState(initialView);
  const { videos } = props;
  const [middle, setMiddle] = useState(view.index);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (frame.current === null || row.current === null || element.current === null) return;
    const running = startFeed({
      frame: frame.current,
      row: row.current,
      element: element.current,
      first: 0,
      videos: latest.current.videos,
      savesData,
      onView: (video) => latest.current.onView(video),
    });
    setFeed(running);
    let index = 0;
    let cancelArrive: (() => void) | undefined;
    setView(viewOf(running.actor));
    const following = running.actor.subscribe((snapshot) => {
      const now = viewOf(running.actor);
      setView((before) => (shallowEqual(before, now) ? before : now));
      if (!snapshot.matches('resting') || snapshot.context.index === index) return;
      index = snapshot.context.index;
      // when idle, not in the frame in which the slide ends
      cancelArrive?.();
      cancelArrive = whenIdle(() => latest.current.onArrive(index));
    });
    return () => {
      following.unsubscribe();
      cancelArrive?.();
      running.stop();
      setFeed(undefined);
      setView(initialView);
      setMiddle(initialView.index);
    };
  }, [savesData]);

  // neighbours are rendered when idle, after the visible video was told to play: at once, they would cost the slide its frames
  const { index } = view;
  useEffect(() => {
    if (feed === undefined || index === middle) return undefined;
    const { get, subscribe } = feed.living;
    let giveUp: (() => void) | undefined;
    const update = () => {
      if (get()?.index === index) giveUp ??= whenIdle(() => startTransition(() => setMiddle(index)));
    };
    update();
    const following = subscribe(update);
    return () => {
      following();
      giveUp?.();
    };
  }, [feed, index, middle]);
  // except during fast swiping
  const around = Math.abs(index - middle) > 1 ? index : middle;
  // deferred, so that each video is announced
  const announcedIndex = useDeferredValue(index);

  useEffect(() => feed?.grew(videos), [feed, videos]);

  // keyboards and screen readers start here
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  return (
    <div ref={frame} className={styles.frame} tabIndex={-1} role="group" aria-label="竖屏视频">
      <div ref={row} className={styles.row} role="feed" aria-label="视频" aria-busy={props.isLoading}>
        <Slides {...props} feed={feed} view={view} middle={around} />
        {/* hidden from screen readers: each video's own button controls it */}
        <video ref={element} className={styles.video} playsInline muted preload="none" aria-hidden="true" />
      </div>
      {feed !== undefined && <FeedTools feed={feed} index={announcedIndex} {...props} />}
    </div>
  );
}

interface SlidesProps extends FeedStageProps {
  /** undefined until it has started */
  readonly feed: RunningFeed | undefined;
  readonly view: FeedView;
  /** index around which neighbours are mounted: the visible video or, for a moment, the previous one */
  readonly middle: number;
}

/** The visible video and its neighbours, mounted before the row moves to them. */
function Slides({ videos, isGrowing, children, feed, view, middle }: SlidesProps) {
  const { index, isLoaded, isStopped } = view;
  const first = Math.min(index, Math.max(0, middle - mountedBefore));
  // the server-rendered page has one neighbour only
  const last = Math.max(index, middle + (feed === undefined ? 1 : mountedAfter));
  const total = isGrowing ? -1 : videos.length;
  return videos.slice(first, last + 1).map((video, offset) => {
    const place = first + offset;
    const isCurrent = place === index;
    const isLiving = isCurrent && isLoaded && feed !== undefined;
    return (
      <FeedSlide
        key={video.id}
        video={video}
        place={place}
        total={total}
        isCurrent={isCurrent}
        isWhole={feed === undefined}
        signs={isLiving && <FeedState feed={feed} place={place} isStopped={isStopped} title={video.title} />}
        over={children}
      />
    );
  });
}

function viewOf(actor: FeedActor): FeedView {
  const { index, loadedIndex, isStopped } = actor.getSnapshot().context;
  return { index, isLoaded: loadedIndex === index, isStopped };
}

interface FeedToolsProps extends Pick<FeedStageProps, 'videos' | 'isGrowing' | 'foot'> {
  readonly feed: RunningFeed;
  /** of the announced video */
  readonly index: number;
}

/** Sound button, announcement, and previous and next buttons. */
function FeedTools({ feed, index, videos, isGrowing, foot }: FeedToolsProps) {
  const isHeard = useSelector(feed.actor, ({ context }) => context.isHeard);
  const video = videos[index];
  return (
    <>
      {/* announces the visible video */}
      <p className={styles.unseen} aria-live="polite">
        {video !== undefined && `第 ${index + 1} 个视频：${video.title}`}
      </p>
      <div className={styles.foot} role="status">
        {index === videos.length - 1 && foot}
      </div>
      <div className={styles.sound}>
        <IconButton
          label={isHeard ? '关掉声音' : '打开声音'}
          icon={isHeard ? <SoundOnIcon /> : <SoundOffIcon />}
          aria-pressed={isHeard}
          onClick={() => feed.actor.send({ type: 'sound.requested', isOn: !isHeard })}
        />
      </div>
      <FeedSteps
        hasPrevious={index > 0}
        hasNext={index < videos.length - 1}
        isGrowing={isGrowing}
        onStep={(side) => feed.step(side)}
      />
    </>
  );
}

interface FeedStepsProps {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** more videos will be loaded */
  readonly isGrowing: boolean;
  readonly onStep: (side: FeedSide) => void;
}

/** Previous and next buttons for screen readers and keyboards; visible with a mouse and in 关怀版. */
function FeedSteps({ hasPrevious, hasNext, isGrowing, onStep }: FeedStepsProps) {
  return (
    <div className={styles.steps} role="group" aria-label="换一个视频">
      <button
        type="button"
        className={styles.step}
        data-side="previous"
        aria-disabled={!hasPrevious}
        aria-label={hasPrevious ? '上一个视频' : '已经是第一个视频'}
        onClick={() => onStep('previous')}
      >
        <DownIcon />
      </button>
      <button
        type="button"
        className={styles.step}
        aria-disabled={!hasNext}
        aria-label={hasNext ? '下一个视频' : isGrowing ? '后面的视频还没加载好' : '已经是最后一个视频'}
        onClick={() => onStep('next')}
      >
        <DownIcon />
      </button>
    </div>
  );
}
