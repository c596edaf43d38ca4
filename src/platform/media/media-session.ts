import type { SoundPosition } from './sound-element.ts';

/** What the lock screen and the headphones' keys can ask for. */
export interface SessionActs {
  play(): void;
  pause(): void;
  /** seconds, back when negative */
  skip(by: number): void;
  seek(to: number): void;
  /** undefined where there is none to go to */
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
}

export interface SessionTrack {
  readonly title: string;
  readonly by?: string;
  readonly cover?: string;
}

/** Seconds that a key goes back or forward where the system does not say. */
const skipSeconds = 15;

const session = (): MediaSession | undefined =>
  'mediaSession' in navigator ? navigator.mediaSession : undefined;

/** Shows what is heard on the lock screen and takes its keys. */
export function showInSession({ title, by = '', cover }: SessionTrack, acts: SessionActs): void {
  const place = session();
  if (place === undefined) return;
  place.metadata = new MediaMetadata({
    title,
    artist: by,
    album: '齐鲁晚报',
    artwork: cover === undefined ? [] : [{ src: new URL(cover, location.href).href }],
  });
  handle('play', () => acts.play());
  handle('pause', () => acts.pause());
  handle('stop', () => acts.pause());
  handle('seekbackward', ({ seekOffset }) => acts.skip(-(seekOffset ?? skipSeconds)));
  handle('seekforward', ({ seekOffset }) => acts.skip(seekOffset ?? skipSeconds));
  handle('seekto', ({ seekTime }) => {
    if (seekTime !== undefined) acts.seek(seekTime);
  });
  handle('nexttrack', acts.next);
  handle('previoustrack', acts.previous);
}

/** Tells the lock screen whether a sound is heard, and how far it is. */
export function showProgress(isHeard: boolean, { at, duration }: SoundPosition, rate: number): void {
  const place = session();
  if (place === undefined) return;
  place.playbackState = isHeard ? 'playing' : 'paused';
  if (duration > 0 && typeof place.setPositionState === 'function')
    place.setPositionState({ duration, position: Math.min(at, duration), playbackRate: rate });
}

/** Nothing is heard any more: the lock screen forgets it. */
export function leaveSession(): void {
  const place = session();
  if (place === undefined) return;
  place.metadata = null;
  place.playbackState = 'none';
}

function handle(
  action: MediaSessionAction,
  handler: ((details: MediaSessionActionDetails) => void) | undefined,
) {
  try {
    session()?.setActionHandler(action, handler ?? null);
  } catch {
    // an action that this browser does not know: the others still work
  }
}
