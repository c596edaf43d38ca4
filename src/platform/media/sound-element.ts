import {
  faultOf,
  finiteSeconds,
  isHeardStill,
  placeWithin,
  setRate,
  startPlaying,
  type MediaFault,
} from './media-element.ts';

/** What a media element tells of itself, in the words of machines/audio. */
export type MediaFact =
  | { type: 'media.playing' }
  | { type: 'media.waiting' }
  | { type: 'media.paused' }
  | { type: 'media.ended' }
  | { type: 'media.refused' }
  | { type: 'media.failed'; fault: MediaFault };

/** Where a sound is, in seconds; `duration` is 0 until it is known. */
export interface SoundPosition {
  readonly at: number;
  readonly duration: number;
}

interface SoundElementParts {
  readonly onFact: (fact: MediaFact) => void;
  readonly onPosition: (position: SoundPosition) => void;
}

/** The page's one element for sound; whatever is heard next takes it over. */
export interface SoundElement {
  /** Plays the sound, from `from` seconds where it is not loaded yet; goes on where it is. */
  play(url: string, from: number, rate: number): void;
  /** Loads the sound anew and plays it from where it was. */
  reload(rate: number): void;
  pause(): void;
  seek(to: number): void;
  skip(by: number): void;
  setRate(rate: number): void;
  /** Lets go of the sound, so that nothing of it is fetched any more. */
  release(): void;
  /** Tells again what is so, for a page that was asleep. */
  recheck(): void;
}

/** Makes the element and listens to it for as long as the page lives. */
export function createSoundElement({ onFact, onPosition }: SoundElementParts): SoundElement {
  const element = new Audio();
  element.preload = 'metadata';
  let loaded: string | undefined;
  /** seconds at which the sound begins, as long as it is not there */
  let start = 0;
  /** a pause of our own is on its way: what the element tells of it is no news */
  let isPausing = false;

  const placeNow = () => (element.readyState > 0 ? element.currentTime : start);
  const tellPosition = () => onPosition({ at: placeNow(), duration: finiteSeconds(element.duration) });
  const tell = (fact: MediaFact) => () => onFact(fact);
  const listeners: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    playing() {
      if (isHeardStill(element)) onFact({ type: 'media.playing' });
    },
    waiting: tell({ type: 'media.waiting' }),
    ended: tell({ type: 'media.ended' }),
    pause() {
      // told late, when it goes on already; and browsers pause a sound at its end before they call it ended
      const isNews = element.paused && !element.ended && !isPausing;
      if (isNews) onFact({ type: 'media.paused' });
      isPausing = false;
    },
    error() {
      // without a sound there is nothing to fail: letting go of one is told as an error by some browsers
      if (loaded !== undefined) onFact({ type: 'media.failed', fault: faultOf(element.error) });
    },
    loadedmetadata() {
      // some take no place before there is a sound to have one in
      if (start > 0 && element.currentTime !== start) element.currentTime = start;
      tellPosition();
    },
    durationchange: tellPosition,
    timeupdate: tellPosition,
    seeked: tellPosition,
  };
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);

  function load(url: string, from: number): void {
    loaded = url;
    start = from;
    isPausing = false;
    element.src = url;
    // said before it plays: a place that is said once the sound is there comes after its first notes
    if (from > 0) element.currentTime = from;
    tellPosition();
  }

  function begin(rate: number): void {
    setRate(element, rate);
    isPausing = false;
    startPlaying(element, onFact);
  }

  return {
    play(url, from, rate) {
      if (loaded !== url) load(url, from);
      // one that broke plays no more, and says no second time that it does not
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
      start = placeWithin(element, to);
      if (element.readyState > 0) element.currentTime = start;
      tellPosition();
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
