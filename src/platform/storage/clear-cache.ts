import { clearPlaybackPositions } from './playback-positions.ts';
import { clearReadingPositions } from './reading-positions.ts';
import { report } from '../lifecycle/report.ts';
import { clearSearchHistory, readSearchHistory } from './search-history.ts';

/** What was cleared from this device. */
export interface ClearedDevice {
  /** number of pages and pictures cached for offline use */
  readonly files: number;
  /** number of searches */
  readonly searches: number;
  /** number of stored playback and reading positions */
  readonly places: number;
  /** total, as far as it is known */
  readonly bytes: number;
}

/** Clears everything that can be restored: nothing that the reader wrote, saved, chose or signed in with. */
export async function clearDevice(): Promise<ClearedDevice> {
  const before = storedBytes();
  const searches = readSearchHistory().length;
  clearSearchHistory();
  const places = clearPlaybackPositions() + clearReadingPositions();
  const small = before - storedBytes();
  const kept = await clearKeptFiles();
  return { files: kept.files, searches, places, bytes: small + kept.bytes };
}

async function clearKeptFiles(): Promise<{ readonly files: number; readonly bytes: number }> {
  // missing on pages without https
  if (!('caches' in globalThis)) return { files: 0, bytes: 0 };
  let [files, bytes] = [0, 0];
  try {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const response of await cache.matchAll()) {
        files += 1;
        bytes += Number(response.headers.get('content-length') ?? 0);
      }
      await caches.delete(name);
    }
  } catch (cause) {
    report('cache', cause);
  }
  return { files, bytes };
}

/** Bytes of the strings in local storage; 0 if it is forbidden. */
function storedBytes(): number {
  try {
    return Object.entries({ ...localStorage }).reduce(
      (sum, [key, value]) => sum + new Blob([key, String(value)]).size,
      0,
    );
  } catch (cause) {
    report('local storage', cause);
    return 0;
  }
}
