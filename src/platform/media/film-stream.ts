import type { MediaFault } from './media-element.ts';

/** as the library says that it decides */
const newest = -1;

/** What plays a stream where the browser does not by itself; let go of by calling it. */
export type ReleaseStream = () => void;

interface StreamParts {
  /** seconds to begin at; 0 where it begins by itself: a film at its beginning, a live at its newest */
  readonly from: number;
  readonly onFault: (fault: MediaFault) => void;
}

/** Whether the browser plays streams by itself, as Safari, the phones' WebViews and newer Chromium do. */
export function playsStreams(element: HTMLMediaElement): boolean {
  return element.canPlayType('application/vnd.apple.mpegurl') !== '';
}

/**
 * Plays a stream through the browser's media source. The library is fetched here and nowhere else. It runs in the page:
 * the pages' policy allows no workers made of text.
 * @throws what the browser says of code that cannot be had
 */
export async function attachStream(
  element: HTMLMediaElement,
  address: string,
  { from, onFault }: StreamParts,
): Promise<ReleaseStream> {
  const { default: Hls } = await import('hls.js/light');
  if (!Hls.isSupported()) {
    onFault('unsupported');
    return () => {};
  }
  const hls = new Hls({
    enableWorker: false,
    startPosition: from > 0 ? from : newest,
    capLevelToPlayerSize: true,
  });
  hls.on(Hls.Events.ERROR, (_name, { fatal, type }) => {
    if (fatal) onFault(type === Hls.ErrorTypes.NETWORK_ERROR ? 'network' : 'unsupported');
  });
  hls.loadSource(address);
  hls.attachMedia(element);
  return () => hls.destroy();
}
