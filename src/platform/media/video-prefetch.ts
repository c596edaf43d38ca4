import { isPlaylist } from '#lib/media/video-source.ts';
import { readNetwork } from '../network/network.ts';
import { report } from '../lifecycle/report.ts';

/** some seconds of a long video, all of a short one */
const prefetchedBytes = 512 * 1024;

/**
 * Prefetches the beginning of a video into the HTTP cache at low priority, so that it starts at once when played. Skipped on
 * slow networks and for other origins, which the content security policy forbids.
 * @returns a function that aborts
 */
export function prefetchVideo(address: string): () => void {
  const { quality, saveData, online } = readNetwork();
  if (!online || saveData || quality === 'slow' || !isOfThisSite(address)) return () => undefined;
  const stop = new AbortController();
  fetchBeginning(address, stop.signal).catch((cause: unknown) => {
    // the player fetches it again and reports the error
    if (!stop.signal.aborted) report('video prefetch', cause);
  });
  return () => stop.abort();
}

async function fetchBeginning(address: string, signal: AbortSignal): Promise<void> {
  // a playlist is small and needed as a whole
  const headers: HeadersInit = isPlaylist(address) ? {} : { range: `bytes=0-${prefetchedBytes - 1}` };
  const response = await fetch(address, { headers, signal, priority: 'low' });
  if (!response.ok) throw new Error(String(response.status));
  // an unread body would be cancelled by the browser
  await response.arrayBuffer();
}

function isOfThisSite(address: string): boolean {
  return new URL(address, location.href).origin === location.origin;
}
