import type { MediaFault } from './media-element.ts';

/** the library's value for "choose the start position" */
const newest = -1;

/** Detaches a stream played by the library. */
export type ReleaseStream = () => void;

interface StreamParts {
  /** seconds to start at; 0 for the default: the beginning, or the live edge */
  readonly from: number;
  readonly onFault: (fault: MediaFault) => void;
}

/** Whether the browser plays HLS natively: Safari, phone WebViews, newer Chromium. */
export function playsStreams(element: HTMLMediaElement): boolean {
  return element.canPlayType('application/vnd.apple.mpegurl') !== '';
}

/**
 * Plays a stream by Media Source Extensions. Loads the library on demand, and without its worker: the content security policy
 * forbids workers from blobs.
 * @throws the browser's module loading error
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
