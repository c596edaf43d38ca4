import { report } from '../lifecycle/report.ts';

/** iPhones support full screen for videos only, in their native player. */
interface IosVideoElement extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Screen orientation; some browsers cannot lock it, others reject the call. */
type Turnable = Partial<Pick<ScreenOrientation, 'lock'>>;

/** Enters full screen, in landscape for a video wider than high, or leaves it. */
export function toggleFullScreen(frame: HTMLElement, video: IosVideoElement): void {
  if (document.fullscreenElement === frame) {
    document.exitFullscreen().catch((cause: unknown) => report('full screen', cause));
    return;
  }
  if (typeof frame.requestFullscreen !== 'function') return video.webkitEnterFullscreen?.();
  frame.requestFullscreen({ navigationUI: 'hide' }).then(
    () => turnFor(video),
    (cause: unknown) => report('full screen', cause),
  );
}

function turnFor({ videoWidth, videoHeight }: HTMLVideoElement): void {
  // a video of unknown size keeps the current orientation
  if (videoWidth === 0) return;
  const { orientation }: { orientation?: Turnable } = screen;
  // where the orientation cannot be locked the reader turns the phone; leaving full screen unlocks it
  orientation?.lock?.(videoWidth > videoHeight ? 'landscape' : 'portrait').catch(() => undefined);
}

/** Calls back when the frame enters or leaves full screen. @returns a function that unsubscribes */
export function watchFullScreen(frame: HTMLElement, onChange: (isFull: boolean) => void): () => void {
  const change = () => onChange(document.fullscreenElement === frame);
  document.addEventListener('fullscreenchange', change);
  return () => document.removeEventListener('fullscreenchange', change);
}

/**
 * Toggles full screen for a frame.
 * @returns whether the browser did so: some support it for videos only, some WebViews not at all
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
