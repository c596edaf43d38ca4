import { report } from '../lifecycle/report.ts';

const key = 'heardPlaces';
/** number of sounds to store; the least recently heard are evicted */
const maxEntries = 100;
/** time at either end in which a position is not stored */
const edgeSeconds = 5;

/** Playback position in seconds; 0 to start from the beginning. @param id of the sound */
export function readPlaybackPosition(id: string): number {
  return readPlaces().find(([known]) => known === id)?.[1] ?? 0;
}

/** Stores the playback position of a sound. @param duration seconds; 0 if unknown */
export function storePlaybackPosition(id: string, at: number, duration: number): void {
  const isWorthIt = at > edgeSeconds && (duration === 0 || at < duration - edgeSeconds);
  const others = readPlaces().filter(([known]) => known !== id);
  const places = isWorthIt ? [[id, Math.floor(at)] as const, ...others] : others;
  try {
    localStorage.setItem(key, JSON.stringify(places.slice(0, maxEntries)));
  } catch (cause) {
    report('heard places', cause);
  }
}

/** Removes all positions. @returns their number */
export function clearPlaybackPositions(): number {
  const { length } = readPlaces();
  try {
    localStorage.removeItem(key);
  } catch (cause) {
    report('heard places', cause);
  }
  return length;
}

type Place = readonly [id: string, seconds: number];

/** Most recent first; empty if storage is forbidden or invalid. */
function readPlaces(): readonly Place[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isPlace) : [];
  } catch (cause) {
    report('heard places', cause);
    return [];
  }
}

function isPlace(value: unknown): value is Place {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number' && value[1] > 0;
}
