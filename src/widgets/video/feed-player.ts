import type { EventFrom, SnapshotFrom, Subscription } from 'xstate';
import { createStore, type Store } from '#lib/browser/store.ts';
import type { videoPlayerMachine } from '#machines/video-player/video-player.machine.ts';
import { afterFrame } from '#platform/lifecycle/after-frame.ts';
import type { FeedFilm } from './feed-film.ts';
import { startFilmPlayer, type FilmActor, type FilmPlayer } from './film-player.ts';

type FilmSnapshot = SnapshotFrom<typeof videoPlayerMachine>;

export interface LoadedFilm {
  /** of the video in the feed */
  readonly index: number;
  readonly player: FilmPlayer;
}

/** The video to load next. */
export interface WantedFilm {
  readonly index: number;
  readonly isHeard: boolean;
  readonly plays: boolean;
}

interface LoadedFilmParts {
  /** the only video element of the feed, inside its row */
  readonly element: HTMLVideoElement;
  readonly savesData: boolean;
  readonly filmAt: (index: number) => FeedFilm | undefined;
  /** called when the video at the index starts playing or ends */
  readonly onState: (index: number, state: 'seen' | 'ended') => void;
}

/** The loaded video of a feed. */
export interface FeedPlayer {
  /** the video in the element, once it was told to play or wait; undefined before the first */
  readonly living: Pick<Store<LoadedFilm | undefined>, 'get' | 'subscribe'>;
  /**
   * Replaces the loaded video over the next frames, or resumes it if it is the same. Not synchronous, since it is called by a
   * machine's action, which must not start another machine.
   */
  replace(film: WantedFilm): void;
  /** Finishes a pending replacement now: the reader uses the visible video. */
  finishReplacing(): void;
  /** state of the loaded video; undefined before the first */
  state(): FilmSnapshot | undefined;
  play(isHeard: boolean): void;
  /** @param isForRow the row starts sliding: pausing waits a frame, since browsers pause slowly */
  pause(isForRow: boolean): void;
  setSound(isOn: boolean): void;
  stop(): void;
}

/**
 * Moves one video element from video to video. It avoids the frames of a swipe, and spreads slow steps over frames, for cheap
 * phones: release the old video, load the new one, notify the page.
 */
export function createFeedPlayer({ element, savesData, filmAt, onState }: LoadedFilmParts): FeedPlayer {
  /** published copy of `loaded` */
  const living = createStore<LoadedFilm | undefined>(undefined);
  let loaded: LoadedFilm | undefined;
  let watching: Subscription | undefined;
  let wanted: WantedFilm | undefined;
  const replacing = afterFrame();
  const pausing = afterFrame();

  /** Loads a video after releasing the previous one. @param plays it is played next */
  function begin(index: number, plays: boolean): void {
    const film = filmAt(index);
    if (film === undefined) return;
    letGo(plays);
    element.style.transform = `translateY(${index * 100}%)`;
    const player = startFilmPlayer(element, {
      id: undefined,
      film: film.film,
      quality: savesData ? 'low' : 'auto',
    });
    let reported: 'seen' | 'ended' | undefined;
    watching = player.actor.subscribe((snapshot) => {
      const state = (['seen', 'ended'] as const).find((tag) => snapshot.hasTag(tag));
      if (state === reported) return;
      reported = state;
      if (state !== undefined) onState(index, state);
    });
    loaded = { index, player };
  }

  /** @param isFollowed the element shows another video next */
  function letGo(isFollowed: boolean): void {
    watching?.unsubscribe();
    loaded?.player.stop(isFollowed);
    loaded = undefined;
    living.set(undefined);
  }

  function replaceNow(): void {
    if (wanted === undefined) return;
    if (loaded?.index === wanted.index) return playWanted();
    begin(wanted.index, wanted.plays);
    replacing.later(playWanted);
  }

  function playWanted(): void {
    if (wanted === undefined) return;
    const { isHeard, plays } = wanted;
    wanted = undefined;
    if (plays) tell({ type: 'play.requested', sound: isHeard });
    replacing.later(() => living.set(loaded));
  }

  function tell(event: EventFrom<FilmActor>): void {
    loaded?.player.actor.send(event);
  }

  return {
    living,
    replace(film) {
      wanted = film;
      // after the frame that ends the slide, and the frame that renders the visible video
      replacing.later(() => replacing.later(replaceNow));
    },
    finishReplacing() {
      replaceNow();
      playWanted();
      replacing.now();
    },
    state: () => loaded?.player.actor.getSnapshot(),
    play(isHeard) {
      if (wanted !== undefined) wanted = { ...wanted, isHeard, plays: true };
      else tell({ type: 'play.requested', sound: isHeard });
    },
    pause(isForRow) {
      const pause = () => tell({ type: 'pause.requested' });
      if (wanted !== undefined) wanted = { ...wanted, plays: false };
      else if (isForRow) pausing.later(pause);
      else pause();
    },
    setSound(isOn) {
      if (wanted !== undefined) wanted = { ...wanted, isHeard: isOn };
      else tell({ type: 'sound.requested', isOn });
    },
    stop() {
      replacing.drop();
      pausing.drop();
      letGo(false);
    },
  };
}
