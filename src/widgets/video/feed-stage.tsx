import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { SoundOffIcon, SoundOnIcon } from '#ui/icons/media.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import type { FeedFilm } from './feed-film.ts';
import { FeedSlide } from './feed-slide.tsx';
import styles from './feed-stage.module.css';
import { FeedSigns } from './feed-signs.tsx';
import { type FeedActor, type RunningFeed, startFeed } from './start-feed.ts';
import { useDataSaver } from './use-data-saver.ts';
import type { FeedSide } from '#machines/video-feed/video-feed-setup.ts';
import { DownIcon } from '#ui/icons/navigation.tsx';

export interface FeedStageProps {
  /** one at least; more may come, at the end */
  readonly films: readonly FeedFilm[];
  /** whether more are to come */
  readonly isGrowing: boolean;
  /** whether they are on their way */
  readonly isLoading: boolean;
  /** the reader has come to a film. @param index from 0 on */
  readonly onArrive: (index: number) => void;
  readonly onView: (film: FeedFilm) => void;
  /** what is said over the last film there is: that it is, or that more could not be had */
  readonly foot: ReactNode;
  /** what stands over a film */
  readonly children: (index: number) => ReactNode;
}

/** What of the machine the films show. */
interface FeedView {
  /** from 0 on */
  readonly index: number;
  /** the film in sight is the one that the element has */
  readonly isAlive: boolean;
  readonly isStopped: boolean;
}

const atFirst: FeedView = { index: 0, isAlive: false, isStopped: false };
/** films that stand in the page before the one in sight and after it: whoever swipes twice before there was time finds a film */
const keptBefore = 1;
const keptAfter = 2;

/** Films that fill the screen, one after the other: a finger, a wheel, keys or buttons lead on, and one of them is alive. */
export function FeedStage(props: FeedStageProps) {
  const savesData = useDataSaver();
  const frame = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const latest = useRef(props);
  const [feed, setFeed] = useState<RunningFeed>();
  const [view, setView] = useState(atFirst);
  const { films } = props;
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
      films: latest.current.films,
      savesData,
      onView: (film) => latest.current.onView(film),
    });
    setFeed(running);
    let index = 0;
    let tellLater: (() => void) | undefined;
    setView(viewOf(running.actor));
    const following = running.actor.subscribe((snapshot) => {
      const now = viewOf(running.actor);
      setView((before) => (shallowEqual(before, now) ? before : now));
      if (!snapshot.matches('resting') || snapshot.context.index === index) return;
      index = snapshot.context.index;
      // what the page makes of it is not for the frame in which the film comes to rest
      tellLater?.();
      tellLater = whenIdle(() => latest.current.onArrive(index));
    });
    return () => {
      following.unsubscribe();
      tellLater?.();
      running.stop();
      setFeed(undefined);
      setView(atFirst);
      setMiddle(atFirst.index);
    };
  }, [savesData]);

  // all but the film in sight comes in small pieces once that has been told to play: whole it would cost the row its frames
  const { index } = view;
  useEffect(() => {
    if (feed === undefined || index === middle) return undefined;
    const { get, subscribe } = feed.living;
    let giveUp: (() => void) | undefined;
    const look = () => {
      if (get()?.index === index) giveUp ??= whenIdle(() => startTransition(() => setMiddle(index)));
    };
    look();
    const following = subscribe(look);
    return () => {
      following();
      giveUp?.();
    };
  }, [feed, index, middle]);
  // who does not rest does not wait for that
  const around = Math.abs(index - middle) > 1 ? index : middle;
  // each film is told of, also to who goes on at once
  const told = useDeferredValue(index);

  useEffect(() => feed?.grew(films), [feed, films]);

  // who goes on by keys or a screen reader begins here
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  return (
    <div ref={frame} className={styles.frame} tabIndex={-1} role="group" aria-label="竖屏视频">
      <div ref={row} className={styles.row} role="feed" aria-label="视频" aria-busy={props.isLoading}>
        <Slides {...props} feed={feed} view={view} middle={around} />
        {/* named by the films' own places, whose buttons do what it can */}
        <video ref={element} className={styles.video} playsInline muted preload="none" aria-hidden="true" />
      </div>
      {feed !== undefined && <FeedTools feed={feed} index={told} {...props} />}
    </div>
  );
}

interface SlidesProps extends FeedStageProps {
  /** undefined until it can be moved */
  readonly feed: RunningFeed | undefined;
  readonly view: FeedView;
  /** the film that those beside are beside of: the one in sight, or for a moment the one before */
  readonly middle: number;
}

/** The film in sight and those beside it. A row that moves is not rendered anew: what it shows is there already. */
function Slides({ films, isGrowing, children, feed, view, middle }: SlidesProps) {
  const { index, isAlive, isStopped } = view;
  const first = Math.min(index, Math.max(0, middle - keptBefore));
  // the first view has enough to fetch with the next
  const last = Math.max(index, middle + (feed === undefined ? 1 : keptAfter));
  const total = isGrowing ? -1 : films.length;
  return films.slice(first, last + 1).map((film, offset) => {
    const place = first + offset;
    const isCurrent = place === index;
    const isLiving = isCurrent && isAlive && feed !== undefined;
    return (
      <FeedSlide
        key={film.id}
        film={film}
        place={place}
        total={total}
        isCurrent={isCurrent}
        isWhole={feed === undefined}
        signs={isLiving && <FeedSigns feed={feed} place={place} isStopped={isStopped} title={film.title} />}
        over={children}
      />
    );
  });
}

function viewOf(actor: FeedActor): FeedView {
  const { index, alive, isStopped } = actor.getSnapshot().context;
  return { index, isAlive: alive === index, isStopped };
}

interface FeedToolsProps extends Pick<FeedStageProps, 'films' | 'isGrowing' | 'foot'> {
  readonly feed: RunningFeed;
  /** of the film that they speak of */
  readonly index: number;
}

/** What is there for every film: its sound, and the ways to those beside it. */
function FeedTools({ feed, index, films, isGrowing, foot }: FeedToolsProps) {
  const isHeard = useSelector(feed.actor, ({ context }) => context.isHeard);
  const film = films[index];
  return (
    <>
      {/* told once the reader has come to another film */}
      <p className={styles.unseen} aria-live="polite">
        {film !== undefined && `第 ${index + 1} 个视频：${film.title}`}
      </p>
      <div className={styles.foot} role="status">
        {index === films.length - 1 && foot}
      </div>
      <div className={styles.sound}>
        <IconButton
          label={isHeard ? '关掉声音' : '打开声音'}
          icon={isHeard ? <SoundOnIcon /> : <SoundOffIcon />}
          aria-pressed={isHeard}
          onClick={() => feed.actor.send({ type: 'sound.asked', isOn: !isHeard })}
        />
      </div>
      <FeedSteps
        hasPrevious={index > 0}
        hasNext={index < films.length - 1}
        isGrowing={isGrowing}
        onStep={(side) => feed.step(side)}
      />
    </>
  );
}

interface FeedStepsProps {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** more films are on their way */
  readonly isGrowing: boolean;
  readonly onStep: (side: FeedSide) => void;
}

/** The films beside as buttons: for screen readers and keys, in sight for a mouse and in 关怀版. */
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
