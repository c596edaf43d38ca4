import { isPlaylist } from '#lib/media/film.ts';
import { readNetwork } from '../network/network.ts';
import { report } from '../lifecycle/report.ts';

/** bytes of a film's beginning: some seconds of it, and of most short films all */
const beginning = 512 * 1024;

/**
 * Fetches the beginning of a film into the browser's cache, behind everything else, so that it is seen at once when it is
 * played. Nothing is fetched on a slow network, nor of other sites, which the page may not ask.
 * @returns ends it
 */
export function fetchFilmAhead(address: string): () => void {
  const { quality, saveData, online } = readNetwork();
  if (!online || saveData || quality === 'slow' || !isOfThisSite(address)) return () => undefined;
  const stop = new AbortController();
  fetchBeginning(address, stop.signal).catch((cause: unknown) => {
    // it is fetched again when it is played, which says what is wrong
    if (!stop.signal.aborted) report('film ahead', cause);
  });
  return () => stop.abort();
}

async function fetchBeginning(address: string, signal: AbortSignal): Promise<void> {
  // a stream's playlist says what comes next, and is small
  const headers: HeadersInit = isPlaylist(address) ? {} : { range: `bytes=0-${beginning - 1}` };
  const answer = await fetch(address, { headers, signal, priority: 'low' });
  if (!answer.ok) throw new Error(String(answer.status));
  // a body that nobody reads is given up by the browser
  await answer.arrayBuffer();
}

function isOfThisSite(address: string): boolean {
  return new URL(address, location.href).origin === location.origin;
}
