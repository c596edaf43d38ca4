import type { EventFrom, SnapshotFrom, Subscription } from 'xstate';
import { createStore, type Store } from '#lib/browser/store.ts';
import type { videoPlayerMachine } from '#machines/video-player/video-player.machine.ts';
import { afterFrame } from '#platform/lifecycle/after-frame.ts';
import type { FeedFilm } from './feed-film.ts';
import { startFilmPlayer, type FilmActor, type FilmPlayer } from './film-player.ts';

type FilmSnapshot = SnapshotFrom<typeof videoPlayerMachine>;

export interface LivingFilm {
  /** of the film in the feed, from 0 on */
  readonly index: number;
  readonly player: FilmPlayer;
}

/** A film that is to be the living one. */
export interface WantedFilm {
  readonly index: number;
  readonly isHeard: boolean;
  readonly plays: boolean;
}

interface LivingFilmParts {
  /** the one element of the feed; stands in its row */
  readonly element: HTMLVideoElement;
  readonly savesData: boolean;
  readonly filmAt: (index: number) => FeedFilm | undefined;
  /** the film at the index is on screen, or has ended; told once each time it comes to be so */
  readonly onState: (index: number, state: 'seen' | 'ended') => void;
}

/** The one film of a feed that is alive, and what is done with it. */
export interface FilmOfFeed {
  /** the film that the element has, once it was told what to do with it; undefined before there is one */
  readonly living: Pick<Store<LivingFilm | undefined>, 'get' | 'subscribe'>;
  /**
   * Brings a film in the frames to come, in place of the one that is alive; goes on with it where it is that one. Never at
   * once: it is asked for by a machine's action, which may not begin another machine.
   */
  bring(film: WantedFilm): void;
  /** Waits for no more frames: the reader does something with the film in sight. */
  bringAtOnce(): void;
  /** how the film is that the element has; undefined before there is one */
  state(): FilmSnapshot | undefined;
  play(isHeard: boolean): void;
  /** @param isForRow the row sets out, which goes first: browsers take their time for stopping a film */
  hold(isForRow: boolean): void;
  setSound(isOn: boolean): void;
  stop(): void;
}

/**
 * Moves one element from film to film. Nothing of it happens in a frame that a swipe needs, and no two things that take long
 * on a cheap phone happen in the same frame: a film is let go of for another, that one is loaded, the page is told.
 */
export function createFilmOfFeed({ element, savesData, filmAt, onState }: LivingFilmParts): FilmOfFeed {
  /** what is told of `alive` */
  const living = createStore<LivingFilm | undefined>(undefined);
  let alive: LivingFilm | undefined;
  let watching: Subscription | undefined;
  let wanted: WantedFilm | undefined;
  const bringing = afterFrame();
  const holding = afterFrame();

  /** Only one film is ever alive: the one before is let go of first. @param plays it is played at once */
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
    let told: 'seen' | 'ended' | undefined;
    watching = player.actor.subscribe((snapshot) => {
      const state = (['seen', 'ended'] as const).find((tag) => snapshot.hasTag(tag));
      if (state === told) return;
      told = state;
      if (state !== undefined) onState(index, state);
    });
    alive = { index, player };
  }

  /** @param isFollowed another film takes the place of this one in the element at once */
  function letGo(isFollowed: boolean): void {
    watching?.unsubscribe();
    alive?.player.stop(isFollowed);
    alive = undefined;
    living.set(undefined);
  }

  function bringWanted(): void {
    if (wanted === undefined) return;
    if (alive?.index === wanted.index) return playWanted();
    begin(wanted.index, wanted.plays);
    bringing.later(playWanted);
  }

  function playWanted(): void {
    if (wanted === undefined) return;
    const { isHeard, plays } = wanted;
    wanted = undefined;
    if (plays) tell({ type: 'play.asked', sound: isHeard });
    bringing.later(() => living.set(alive));
  }

  function tell(event: EventFrom<FilmActor>): void {
    alive?.player.actor.send(event);
  }

  return {
    living,
    bring(film) {
      wanted = film;
      // the row comes to rest in this frame, and the page says in the next which film is in sight
      bringing.later(() => bringing.later(bringWanted));
    },
    bringAtOnce() {
      bringWanted();
      playWanted();
      bringing.now();
    },
    state: () => alive?.player.actor.getSnapshot(),
    play(isHeard) {
      if (wanted !== undefined) wanted = { ...wanted, isHeard, plays: true };
      else tell({ type: 'play.asked', sound: isHeard });
    },
    hold(isForRow) {
      const pause = () => tell({ type: 'pause.asked' });
      if (wanted !== undefined) wanted = { ...wanted, plays: false };
      else if (isForRow) holding.later(pause);
      else pause();
    },
    setSound(isOn) {
      if (wanted !== undefined) wanted = { ...wanted, isHeard: isOn };
      else tell({ type: 'sound.asked', isOn });
    },
    stop() {
      bringing.drop();
      holding.drop();
      letGo(false);
    },
  };
}
