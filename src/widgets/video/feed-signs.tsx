import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Store } from '#lib/browser/store.ts';
import { RetryIcon } from '#ui/icons/audio.tsx';
import { PlayIcon } from '#ui/icons/media.tsx';
import styles from './feed-stage.module.css';
import type { FilmPlayer } from './film-player.ts';
import { stateText, type FilmState } from './film-words.ts';
import type { RunningFeed } from './start-feed.ts';
import { filmState } from './use-film-player.ts';

interface FeedSignsProps {
  readonly feed: RunningFeed;
  /** of the film, from 0 on */
  readonly place: number;
  readonly isStopped: boolean;
  /** of the film */
  readonly title: string;
}

/** How the film in sight is: stopped, on its way, gone; and how far it has come. */
export function FeedSigns({ feed, place, ...shown }: FeedSignsProps) {
  const living = useUnhurried(feed.living);
  // until the element has this film its player tells of another
  if (living?.index !== place) return null;
  return (
    <>
      <State {...shown} player={living.player} onTap={feed.tap} />
      <Line player={living.player} />
    </>
  );
}

const isOver = (state: FilmState) => state === 'network' || state === 'unsupported';
const isOnItsWay = (state: FilmState) => state === 'seen' || state === 'busy' || state === 'ended';

interface StateProps extends Omit<FeedSignsProps, 'feed' | 'place'> {
  readonly player: FilmPlayer;
  readonly onTap: () => void;
}

function State({ player, isStopped, title, onTap }: StateProps) {
  const state = useUnhurried(
    useMemo(
      () => ({
        get: () => filmState(player.actor.getSnapshot()),
        subscribe: (tell: () => void) => {
          const watching = player.actor.subscribe(tell);
          return () => watching.unsubscribe();
        },
      }),
      [player],
    ),
  );
  const isGoing = !isStopped && isOnItsWay(state);
  const words = isStopped ? '' : stateText[state];
  return (
    <>
      <button
        type="button"
        className={styles.sign}
        data-going={isGoing ? '' : undefined}
        data-held={!isStopped && state === 'paused' ? '' : undefined}
        aria-label={`${isGoing ? '暂停' : isOver(state) ? '再试一次' : '播放'}：${title}`}
        onClick={onTap}
      >
        {isOver(state) ? <RetryIcon /> : <PlayIcon />}
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
 * What a store holds, rendered in a task of its own: what tells it has a film to load or a row to move, and React would
 * render in the midst of that.
 */
function useUnhurried<Value>({ get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  const [value, setValue] = useState(get);
  useEffect(() => {
    const take = () => startTransition(() => setValue(() => get()));
    take();
    return subscribe(take);
  }, [get, subscribe]);
  return value;
}

/** Drawn without rendering anything: it goes on four times a second, also while a finger is on the film. */
function Line({ player: { position } }: { readonly player: FilmPlayer }) {
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
