import { report } from '../lifecycle/report.ts';

/** Phones of one maker know full screen for films alone, and show their own player there. */
interface FilmOfPhone extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** The screen's orientation as browsers have it: some cannot turn it, some know the call and refuse it. */
type Turnable = Partial<Pick<ScreenOrientation, 'lock'>>;

/** Fills the screen with a frame, lying on its side for a film that is wider than high; or leaves full screen. */
export function toggleFullScreen(frame: HTMLElement, film: FilmOfPhone): void {
  if (document.fullscreenElement === frame) {
    document.exitFullscreen().catch((cause: unknown) => report('full screen', cause));
    return;
  }
  if (typeof frame.requestFullscreen !== 'function') return film.webkitEnterFullscreen?.();
  frame.requestFullscreen({ navigationUI: 'hide' }).then(
    () => turnFor(film),
    (cause: unknown) => report('full screen', cause),
  );
}

function turnFor({ videoWidth, videoHeight }: HTMLVideoElement): void {
  // a film of which nothing is known yet stays as the reader holds the phone
  if (videoWidth === 0) return;
  const { orientation }: { orientation?: Turnable } = screen;
  // where the screen cannot be turned the reader turns the phone; leaving full screen turns it back
  orientation?.lock?.(videoWidth > videoHeight ? 'landscape' : 'portrait').catch(() => undefined);
}

/** Calls back when the frame fills the screen or no longer does. @returns stops watching */
export function watchFullScreen(frame: HTMLElement, onChange: (isFull: boolean) => void): () => void {
  const change = () => onChange(document.fullscreenElement === frame);
  document.addEventListener('fullscreenchange', change);
  return () => document.removeEventListener('fullscreenchange', change);
}

/**
 * Fills the screen with a frame, or leaves full screen.
 * @returns whether the browser does: some fill it with films alone, some with nothing in pages that other apps show
 */
export async function toggleFrameFullScreen(frame: HTMLElement): Promise<boolean> {
  const isFull = document.fullscreenElement === frame;
  if (!isFull && typeof frame.requestFullscreen !== 'function') return false;
  try {
    await (isFull ? document.exitFullscreen() : frame.requestFullscreen({ navigationUI: 'hide' }));
    return true;
  } catch (cause) {
    report('full screen', cause);
    return isFull;
  }
}
