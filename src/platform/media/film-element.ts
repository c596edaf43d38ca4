import { isPlaylist } from '#lib/media/film.ts';
import { attachStream, playsStreams, type ReleaseStream } from './film-stream.ts';
import {
  faultOf,
  finiteSeconds,
  isHeardStill,
  placeWithin,
  setRate,
  startPlaying,
  type MediaFault,
} from './media-element.ts';
import { report } from '../lifecycle/report.ts';

/** What a film's element tells of itself, in the words of machines/video-player. */
export type FilmFact =
  | { type: 'media.playing' }
  | { type: 'media.waiting' }
  | { type: 'media.seeked' }
  | { type: 'media.paused' }
  | { type: 'media.ended' }
  | { type: 'media.refused' }
  | { type: 'media.failed'; fault: MediaFault };

/** Where a film is, in seconds; `duration` is 0 until it is known, `loaded` is how far it has been fetched. */
export interface FilmPosition {
  readonly at: number;
  readonly duration: number;
  readonly loaded: number;
}

interface FilmElementParts {
  /** goes on while it is sent: it begins at its newest, and has no place to come back to */
  readonly isLive?: boolean;
  readonly onFact: (fact: FilmFact) => void;
  readonly onPosition: (position: FilmPosition) => void;
}

export interface FilmManner {
  readonly rate: number;
  readonly isMuted: boolean;
}

/** Plays films in one video element of the page. */
export interface FilmElement {
  /** Plays the file, from `from` seconds where it is not loaded yet; goes on where it is. */
  play(address: string, from: number, manner: FilmManner): void;
  /** Loads the file anew and plays it from where the film was. */
  reload(address: string, manner: FilmManner): void;
  /** Goes on in another file of the same film, from where it was, playing only if it did. */
  change(address: string): void;
  pause(): void;
  seek(to: number): void;
  skip(by: number): void;
  setRate(rate: number): void;
  setMuted(isMuted: boolean): void;
  /** Lets go of the film: nothing of it is decoded or fetched any more. */
  release(): void;
  /** Tells again what is so, for a page that was asleep. */
  recheck(): void;
  /**
   * Listens to the element no more, and lets go of its film.
   * @param isFollowed the element gets another film at once, which does away with this one: emptied before that, it would do all of it twice
   */
  dispose(isFollowed?: boolean): void;
}

const facts = {
  waiting: { type: 'media.waiting' },
  ended: { type: 'media.ended' },
} as const satisfies Record<string, FilmFact>;

/** readyState from which a film goes on */
const enough = 3;
/** ms after which a live is further than where it was stopped: its window has moved on */
const liveStaysFor = 10_000;

/** @param element of the page; whoever made it leaves its address and its playing alone from now on */
export function createFilmElement(
  element: HTMLVideoElement,
  { isLive = false, onFact, onPosition }: FilmElementParts,
): FilmElement {
  let loaded: string | undefined;
  /** seconds to go to as soon as the film has a length */
  let start = 0;
  /** a pause of our own is on its way: what the element tells of it is no news */
  let isPausing = false;
  let stream: Promise<ReleaseStream> | undefined;
  /** asked to play, and not to pause since: a stream begins some time after it was asked to */
  let isAsked = false;
  /** ms since 1970 */
  let stoppedAt = 0;
  const stop = new AbortController();

  const tellPosition = () =>
    onPosition({
      at: element.readyState > 0 ? element.currentTime : start,
      duration: finiteSeconds(element.duration),
      loaded: loadedTo(element),
    });

  function listen(name: keyof HTMLMediaElementEventMap, listener: () => void): void {
    element.addEventListener(name, listener, { signal: stop.signal });
  }
  for (const [name, fact] of Object.entries(facts))
    listen(name as keyof typeof facts, () => {
      if (loaded !== undefined) onFact(fact);
    });
  listen('playing', () => {
    if (loaded !== undefined && isHeardStill(element)) onFact({ type: 'media.playing' });
  });
  listen('pause', () => {
    stoppedAt = Date.now();
    // told late, when it goes on already; and browsers pause a film at its end before they call it ended, and one that broke
    const isOver = element.ended || element.error !== null;
    if (element.paused && !isOver && !isPausing && loaded !== undefined) onFact({ type: 'media.paused' });
    isPausing = false;
  });
  listen('seeked', () => {
    tellPosition();
    onFact({ type: 'media.seeked' });
    if (!element.paused && element.readyState < enough) onFact({ type: 'media.waiting' });
  });
  listen('error', () => {
    // letting go of a film is told as an error by some browsers
    if (loaded !== undefined) onFact({ type: 'media.failed', fault: faultOf(element.error) });
  });
  listen('loadedmetadata', () => {
    if (start > 0 && start < finiteSeconds(element.duration)) element.currentTime = start;
    tellPosition();
  });
  for (const name of ['durationchange', 'timeupdate', 'progress'] as const) listen(name, tellPosition);

  function leaveStream(): void {
    stream?.then(
      (release) => release(),
      // whoever began it was told
      () => undefined,
    );
    stream = undefined;
  }

  function load(address: string, from: number): void {
    leaveStream();
    const isOnItsWay = loaded === undefined && !element.paused && element.getAttribute('src') === address;
    loaded = address;
    start = from;
    isPausing = false;
    if (isOnItsWay) {
      // the tap began it before this was there
      if (element.readyState > 0 && start > 0) element.currentTime = start;
      return tellPosition();
    }
    if (isPlaylist(address) && !playsStreams(element)) {
      element.removeAttribute('src');
      stream = attachStream(element, address, {
        from,
        onFault: (fault) => onFact({ type: 'media.failed', fault }),
      });
    } else element.src = address;
    tellPosition();
  }

  function begin({ rate, isMuted }: FilmManner): void {
    setRate(element, rate);
    element.muted = isMuted;
    isPausing = false;
    isAsked = true;
    if (stream === undefined) return startPlaying(element, onFact);
    const mine = stream;
    stream.then(
      () => {
        if (stream === mine && isAsked) startPlaying(element, onFact);
      },
      (cause: unknown) => {
        report('stream', cause);
        if (stream !== mine) return;
        loaded = undefined;
        onFact({ type: 'media.failed', fault: 'network' });
      },
    );
  }

  return {
    play(address, from, manner) {
      if (loaded !== address) load(address, loaded === undefined ? from : placeOf());
      // one that broke plays no more, and says no second time that it does not
      else if (element.error !== null || isLeftBehind()) load(address, placeOf());
      begin(manner);
    },
    reload(address, manner) {
      load(address, placeOf());
      begin(manner);
    },
    change(address) {
      if (loaded === undefined || loaded === address) return;
      const wasPlaying = !element.paused;
      const manner = { rate: element.playbackRate, isMuted: element.muted };
      load(address, placeOf());
      if (!wasPlaying) return;
      onFact({ type: 'media.waiting' });
      begin(manner);
    },
    pause() {
      isAsked = false;
      if (element.paused) return;
      isPausing = true;
      element.pause();
    },
    seek(to) {
      start = placeWithin(element, to);
      if (element.readyState > 0) element.currentTime = start;
      tellPosition();
    },
    skip(by) {
      this.seek(placeOf() + by);
    },
    setRate: (rate) => setRate(element, rate),
    setMuted(isMuted) {
      element.muted = isMuted;
    },
    release() {
      this.pause();
      loaded = undefined;
      start = 0;
      leaveStream();
      element.removeAttribute('src');
      element.load();
    },
    recheck() {
      if (loaded !== undefined && element.paused && !element.ended) onFact({ type: 'media.paused' });
    },
    dispose(isFollowed = false) {
      stop.abort();
      if (isFollowed && stream === undefined) this.pause();
      else this.release();
    },
  };

  function isLeftBehind(): boolean {
    return isLive && element.paused && Date.now() - stoppedAt > liveStaysFor;
  }
  function placeOf(): number {
    if (isLive) return 0;
    return element.readyState > 0 ? element.currentTime : start;
  }
}

/** How far the stretch reaches that is being shown. */
function loadedTo({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime + 0.5 && buffered.end(index) >= currentTime)
      return buffered.end(index);
  return 0;
}
