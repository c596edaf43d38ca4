import { isPlaylist } from '#lib/media/video-source.ts';
import { attachStream, playsStreams, type ReleaseStream } from './video-stream.ts';
import {
  faultOf,
  finiteSeconds,
  isStillPlaying,
  clampPosition,
  setRate,
  startPlaying,
  type MediaFault,
} from './media-element.ts';
import { report } from '../lifecycle/report.ts';

/** Events of a video element as machines/video-player names them. */
export type VideoEvent =
  | { type: 'media.playing' }
  | { type: 'media.waiting' }
  | { type: 'media.seeked' }
  | { type: 'media.paused' }
  | { type: 'media.ended' }
  | { type: 'media.refused' }
  | { type: 'media.failed'; fault: MediaFault };

/** Position in seconds; `duration` is 0 until known, `loaded` is the end of the buffered range. */
export interface VideoPosition {
  readonly at: number;
  readonly duration: number;
  readonly loaded: number;
}

interface VideoElementParts {
  /** a live stream: starts at the live edge, and its position is not stored */
  readonly isLive?: boolean;
  readonly onFact: (fact: VideoEvent) => void;
  readonly onPosition: (position: VideoPosition) => void;
}

export interface PlaybackOptions {
  readonly rate: number;
  readonly isMuted: boolean;
}

/** Plays videos in one video element. */
export interface VideoElement {
  /** Plays the URL, starting at `from` seconds if it is not loaded yet, else from the current position. */
  play(address: string, from: number, options: PlaybackOptions): void;
  /** Reloads the URL and plays from the current position. */
  reload(address: string, options: PlaybackOptions): void;
  /** Switches to another rendition at the current position, without changing whether it plays. */
  change(address: string): void;
  pause(): void;
  seek(to: number): void;
  skip(by: number): void;
  setRate(rate: number): void;
  setMuted(isMuted: boolean): void;
  /** Unloads the video: nothing is decoded or fetched any more. */
  release(): void;
  /** Fires the current state again, for a page that was suspended. */
  recheck(): void;
  /**
   * Stops listening to the element and unloads its video.
   * @param isFollowed the element gets another video at once, which unloads this one anyway
   */
  dispose(isFollowed?: boolean): void;
}

const facts = {
  waiting: { type: 'media.waiting' },
  ended: { type: 'media.ended' },
} as const satisfies Record<string, VideoEvent>;

/** readyState from which a video can continue */
const enough = 3;
/** time after which a paused live stream has moved past its window */
const liveWindowMs = 10_000;

/** @param element whose source and playback are controlled by the returned object only */
export function createVideoElement(
  element: HTMLVideoElement,
  { isLive = false, onFact, onPosition }: VideoElementParts,
): VideoElement {
  let loaded: string | undefined;
  /** seconds to seek to once the duration is known */
  let start = 0;
  /** a pause of our own is in flight: its event is ignored */
  let isPausing = false;
  let stream: Promise<ReleaseStream> | undefined;
  /** playing is requested and not paused since: a stream starts some time after the request */
  let shouldPlay = false;
  /** ms since 1970 */
  let stoppedAt = 0;
  const stop = new AbortController();

  const reportPosition = () =>
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
    if (loaded !== undefined && isStillPlaying(element)) onFact({ type: 'media.playing' });
  });
  listen('pause', () => {
    stoppedAt = Date.now();
    // a late event may arrive after playing resumed; browsers also pause before `ended`, and after an error
    const isOver = element.ended || element.error !== null;
    if (element.paused && !isOver && !isPausing && loaded !== undefined) onFact({ type: 'media.paused' });
    isPausing = false;
  });
  listen('seeked', () => {
    reportPosition();
    onFact({ type: 'media.seeked' });
    if (!element.paused && element.readyState < enough) onFact({ type: 'media.waiting' });
  });
  listen('error', () => {
    // some browsers report unloading as an error
    if (loaded !== undefined) onFact({ type: 'media.failed', fault: faultOf(element.error) });
  });
  listen('loadedmetadata', () => {
    if (start > 0 && start < finiteSeconds(element.duration)) element.currentTime = start;
    reportPosition();
  });
  for (const name of ['durationchange', 'timeupdate', 'progress'] as const) listen(name, reportPosition);

  function leaveStream(): void {
    stream?.then(
      (release) => release(),
      // the caller was notified
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
      // a tap started playback before this object was created
      if (element.readyState > 0 && start > 0) element.currentTime = start;
      return reportPosition();
    }
    if (isPlaylist(address) && !playsStreams(element)) {
      element.removeAttribute('src');
      stream = attachStream(element, address, {
        from,
        onFault: (fault) => onFact({ type: 'media.failed', fault }),
      });
    } else element.src = address;
    reportPosition();
  }

  function begin({ rate, isMuted }: PlaybackOptions): void {
    setRate(element, rate);
    element.muted = isMuted;
    isPausing = false;
    shouldPlay = true;
    if (stream === undefined) return startPlaying(element, onFact);
    const mine = stream;
    stream.then(
      () => {
        if (stream === mine && shouldPlay) startPlaying(element, onFact);
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
    play(address, from, options) {
      if (loaded !== address) load(address, loaded === undefined ? from : placeOf());
      // after an error nothing plays, and no second error is fired
      else if (element.error !== null || isLeftBehind()) load(address, placeOf());
      begin(options);
    },
    reload(address, options) {
      load(address, placeOf());
      begin(options);
    },
    change(address) {
      if (loaded === undefined || loaded === address) return;
      const wasPlaying = !element.paused;
      const options = { rate: element.playbackRate, isMuted: element.muted };
      load(address, placeOf());
      if (!wasPlaying) return;
      onFact({ type: 'media.waiting' });
      begin(options);
    },
    pause() {
      shouldPlay = false;
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
    return isLive && element.paused && Date.now() - stoppedAt > liveWindowMs;
  }
  function placeOf(): number {
    if (isLive) return 0;
    return element.readyState > 0 ? element.currentTime : start;
  }
}

/** End of the buffered range that contains the current position. */
function loadedTo({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime + 0.5 && buffered.end(index) >= currentTime)
      return buffered.end(index);
  return 0;
}
