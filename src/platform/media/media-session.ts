import type { SoundPosition } from './sound-element.ts';

/** Actions of the lock screen and of headphone keys. */
export interface MediaSessionActions {
  play(): void;
  pause(): void;
  /** seconds, negative for backwards */
  skip(by: number): void;
  seek(to: number): void;
  /** undefined if there is none */
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
}

export interface SessionTrack {
  readonly title: string;
  readonly by?: string;
  readonly cover?: string;
}

/** seconds to skip if the system does not specify it */
const skipSeconds = 15;

const session = (): MediaSession | undefined =>
  'mediaSession' in navigator ? navigator.mediaSession : undefined;

/** Shows the current sound on the lock screen and handles its actions. */
export function showInMediaSession({ title, by = '', cover }: SessionTrack, acts: MediaSessionActions): void {
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

/** Updates playback state and position on the lock screen. */
export function showProgress(isHeard: boolean, { at, duration }: SoundPosition, rate: number): void {
  const place = session();
  if (place === undefined) return;
  place.playbackState = isHeard ? 'playing' : 'paused';
  if (duration > 0 && typeof place.setPositionState === 'function')
    place.setPositionState({ duration, position: Math.min(at, duration), playbackRate: rate });
}

/** Removes the sound from the lock screen. */
export function clearMediaSession(): void {
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
    // an action unknown to this browser; the others still work
  }
}
