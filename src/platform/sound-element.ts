/** What a media element tells of itself, in the words of machines/audio. */
export type MediaFact =
  | { type: 'media.playing' }
  | { type: 'media.waiting' }
  | { type: 'media.paused' }
  | { type: 'media.ended' }
  | { type: 'media.refused' }
  | { type: 'media.failed'; fault: 'network' | 'unsupported' };

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
  /** seconds to go to as soon as the sound has a length */
  let start = 0;
  /** a pause of our own is on its way: what the element tells of it is no news */
  let isPausing = false;

  const tellPosition = () => {
    const { currentTime, duration } = element;
    onPosition({ at: element.readyState > 0 ? currentTime : start, duration: finite(duration) });
  };
  const tell = (fact: MediaFact) => () => onFact(fact);
  const listeners: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    playing: tell({ type: 'media.playing' }),
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
      if (start > 0) element.currentTime = start;
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
    tellPosition();
  }

  function begin(rate: number): void {
    // a new sound begins at the default rate
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
    isPausing = false;
    element.play().then(
      () => onFact({ type: 'media.playing' }),
      (cause: unknown) => {
        if (cause instanceof DOMException && cause.name === 'NotAllowedError')
          onFact({ type: 'media.refused' });
        // another sound took over, or the element has told what is wrong with this one
      },
    );
  }

  return {
    play(url, from, rate) {
      if (loaded !== url) load(url, from);
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
      const end = finite(element.duration);
      start = Math.max(0, end > 0 ? Math.min(to, end) : to);
      if (element.readyState > 0) element.currentTime = start;
      tellPosition();
    },
    skip(by) {
      this.seek(element.currentTime + by);
    },
    setRate(rate) {
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
    },
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

const finite = (seconds: number) => (Number.isFinite(seconds) ? seconds : 0);

/**
 * Browsers call a sound that could not be fetched at all "not supported", as they do one that they cannot play; only
 * one that broke while it was decoded is surely not the network's fault.
 */
function faultOf(error: MediaError | null): 'network' | 'unsupported' {
  return error?.code === MediaError.MEDIA_ERR_DECODE ? 'unsupported' : 'network';
}
