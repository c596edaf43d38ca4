import {
  faultOf,
  finiteSeconds,
  isStillPlaying,
  clampPosition,
  setRate,
  startPlaying,
  type MediaFault,
} from './media-element.ts';

/** Events of the audio element as machines/audio names them. */
export type SoundEvent =
  | { type: 'media.playing' }
  | { type: 'media.waiting' }
  | { type: 'media.paused' }
  | { type: 'media.ended' }
  | { type: 'media.refused' }
  | { type: 'media.failed'; fault: MediaFault };

/** Position in seconds; `duration` is 0 until known. */
export interface SoundPosition {
  readonly at: number;
  readonly duration: number;
}

interface SoundElementParts {
  readonly onFact: (fact: SoundEvent) => void;
  readonly onPosition: (position: SoundPosition) => void;
}

/** The page's shared audio element; a new sound replaces the current one. */
export interface SoundElement {
  /** Plays the sound, starting at `from` seconds if it is not loaded yet, else from the current position. */
  play(url: string, from: number, rate: number): void;
  /** Reloads the sound and plays from the current position. */
  reload(rate: number): void;
  pause(): void;
  seek(to: number): void;
  skip(by: number): void;
  setRate(rate: number): void;
  /** Unloads the sound, so that nothing is fetched any more. */
  release(): void;
  /** Fires the current state again, for a page that was suspended. */
  recheck(): void;
}

/** Creates the element, for the lifetime of the page. */
export function createSoundElement({ onFact, onPosition }: SoundElementParts): SoundElement {
  const element = new Audio();
  element.preload = 'metadata';
  let loaded: string | undefined;
  /** seconds to start at, until the sound is loaded */
  let start = 0;
  /** a pause of our own is in flight: its event is ignored */
  let isPausing = false;

  const placeNow = () => (element.readyState > 0 ? element.currentTime : start);
  const reportPosition = () => onPosition({ at: placeNow(), duration: finiteSeconds(element.duration) });
  const report = (fact: SoundEvent) => () => onFact(fact);
  const listeners: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    playing() {
      if (isStillPlaying(element)) onFact({ type: 'media.playing' });
    },
    waiting: report({ type: 'media.waiting' }),
    ended: report({ type: 'media.ended' }),
    pause() {
      // a late event may arrive after playing resumed; browsers also pause before `ended`
      const isNews = element.paused && !element.ended && !isPausing;
      if (isNews) onFact({ type: 'media.paused' });
      isPausing = false;
    },
    error() {
      // without a sound nothing can fail: some browsers report unloading as an error
      if (loaded !== undefined) onFact({ type: 'media.failed', fault: faultOf(element.error) });
    },
    loadedmetadata() {
      // some browsers ignore a position set before metadata is loaded
      if (start > 0 && element.currentTime !== start) element.currentTime = start;
      reportPosition();
    },
    durationchange: reportPosition,
    timeupdate: reportPosition,
    seeked: reportPosition,
  };
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);

  function load(url: string, from: number): void {
    loaded = url;
    start = from;
    isPausing = false;
    element.src = url;
    // set before playing: set later, the first moments of the start would be heard
    if (from > 0) element.currentTime = from;
    reportPosition();
  }

  function begin(rate: number): void {
    setRate(element, rate);
    isPausing = false;
    startPlaying(element, onFact);
  }

  return {
    play(url, from, rate) {
      if (loaded !== url) load(url, from);
      // after an error nothing plays, and no second error is fired
      else if (element.error !== null) load(url, element.currentTime || start);
      begin(rate);
    },
    reload(rate) {
      if (loaded === undefined) return;
      load(loaded, element.currentTime || start);
      begin(rate);
    },
    pause() {
      if (element.paused) return;
      isPausing = true;
      element.pause();
    },
    seek(to) {
      start = clampPosition(element, to);
      if (element.readyState > 0) element.currentTime = start;
      reportPosition();
    },
    skip(by) {
      this.seek(placeNow() + by);
    },
    setRate: (rate) => setRate(element, rate),
    release() {
      this.pause();
      loaded = undefined;
      start = 0;
      element.removeAttribute('src');
      element.load();
    },
    recheck() {
      if (loaded !== undefined && element.paused && !element.ended) onFact({ type: 'media.paused' });
    },
  };
}
