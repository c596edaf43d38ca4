import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Store } from '#lib/browser/store.ts';
import { RetryIcon } from '#ui/icons/audio.tsx';
import { PlayIcon } from '#ui/icons/media.tsx';
import styles from './feed-stage.module.css';
import type { VideoPlayer } from './video-player.ts';
import { stateText, type VideoState } from './video-labels.ts';
import type { RunningFeed } from './start-feed.ts';
import { videoState } from './use-video-player.ts';

interface FeedSignsProps {
  readonly feed: RunningFeed;
  /** index of the video */
  readonly place: number;
  readonly isStopped: boolean;
  /** of the video */
  readonly title: string;
}

/** State and progress of the visible video. */
export function FeedState({ feed, place, ...shown }: FeedSignsProps) {
  const living = useStoreInTransition(feed.living);
  // until the element shows this video, the player's state is that of another
  if (living?.index !== place) return null;
  return (
    <>
      <State {...shown} player={living.player} onTap={feed.tap} />
      <Line player={living.player} />
    </>
  );
}

const hasFailed = (state: VideoState) => state === 'network' || state === 'unsupported';
const isPlayingOrLoading = (state: VideoState) => state === 'seen' || state === 'busy' || state === 'ended';

interface StateProps extends Omit<FeedSignsProps, 'feed' | 'place'> {
  readonly player: VideoPlayer;
  readonly onTap: () => void;
}

function State({ player, isStopped, title, onTap }: StateProps) {
  const state = useStoreInTransition(
    useMemo(
      () => ({
        get: () => videoState(player.actor.getSnapshot()),
        subscribe: (tell: () => void) => {
          const watching = player.actor.subscribe(tell);
          return () => watching.unsubscribe();
        },
      }),
      [player],
    ),
  );
  const isGoing = !isStopped && isPlayingOrLoading(state);
  const words = isStopped ? '' : stateText[state];
  return (
    <>
      <button
        type="button"
        className={styles.sign}
        data-going={isGoing ? '' : undefined}
        data-held={!isStopped && state === 'paused' ? '' : undefined}
        aria-label={`${isGoing ? '暂停' : hasFailed(state) ? '再试一次' : '播放'}：${title}`}
        onClick={onTap}
      >
        {hasFailed(state) ? <RetryIcon /> : <PlayIcon />}
      </button>
      {words !== '' && (
        <p className={styles.words} role="status" data-late={state === 'busy' ? '' : undefined}>
          {words}
        </p>
      )}
    </>
  );
}

/**
 * A store's value, rendered in a transition: stores change while a video loads or the row moves, and an urgent render would
 * interrupt that.
 */
function useStoreInTransition<Value>({ get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  const [value, setValue] = useState(get);
  useEffect(() => {
    const take = () => startTransition(() => setValue(() => get()));
    take();
    return subscribe(take);
  }, [get, subscribe]);
  return value;
}

/** Updated without React: it changes four times a second, also during a swipe. */
function Line({ player: { position } }: { readonly player: VideoPlayer }) {
  const gone = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      const { at, duration } = position.get();
      const share = duration > 0 ? Math.min(1, at / duration) : 0;
      if (gone.current !== null) gone.current.style.transform = `scaleX(${share})`;
    };
    draw();
    return position.subscribe(draw);
  }, [position]);
  return (
    <span className={styles.line} aria-hidden="true">
      <span ref={gone} className={styles.gone} />
    </span>
  );
}
