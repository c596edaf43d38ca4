import { clearHeardPlaces } from './heard-places.ts';
import { clearReadPlaces } from './read-places.ts';
import { report } from '../lifecycle/report.ts';
import { clearSearchHistory, readSearchHistory } from './search-history.ts';

/** What was cleared on this device. */
export interface ClearedDevice {
  /** pages and pictures that were kept to be read offline */
  readonly files: number;
  /** words of the search history */
  readonly searches: number;
  /** sounds and stories whose place was remembered */
  readonly places: number;
  /** of all of it, as far as it can be known */
  readonly bytes: number;
}

/** Clears what the app can do without: nothing that the reader wrote, saved, chose or signed in with. */
export async function clearDevice(): Promise<ClearedDevice> {
  const before = storedBytes();
  const searches = readSearchHistory().length;
  clearSearchHistory();
  const places = clearHeardPlaces() + clearReadPlaces();
  const small = before - storedBytes();
  const kept = await clearKeptFiles();
  return { files: kept.files, searches, places, bytes: small + kept.bytes };
}

async function clearKeptFiles(): Promise<{ readonly files: number; readonly bytes: number }> {
  // absent on pages that are not served over https
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

/** Bytes of the texts in local storage; 0 where it is forbidden. */
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
