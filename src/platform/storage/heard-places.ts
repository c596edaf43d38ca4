import { report } from '../lifecycle/report.ts';

const key = 'heardPlaces';
/** sounds whose places are kept; those heard longest ago give way */
const most = 100;
/** seconds from its beginning and from its end in which a place is not worth going back to */
const edge = 5;

/** Where the reader left off, seconds from the start; 0 where the sound is to begin anew. @param id of the sound */
export function heardPlace(id: string): number {
  return readPlaces().find(([known]) => known === id)?.[1] ?? 0;
}

/** Keeps where the reader is in a sound. @param duration seconds; 0 when unknown */
export function keepHeardPlace(id: string, at: number, duration: number): void {
  const isWorthIt = at > edge && (duration === 0 || at < duration - edge);
  const others = readPlaces().filter(([known]) => known !== id);
  const places = isWorthIt ? [[id, Math.floor(at)] as const, ...others] : others;
  try {
    localStorage.setItem(key, JSON.stringify(places.slice(0, most)));
  } catch (cause) {
    report('heard places', cause);
  }
}

/** Forgets all places. @returns how many there were */
export function clearHeardPlaces(): number {
  const { length } = readPlaces();
  try {
    localStorage.removeItem(key);
  } catch (cause) {
    report('heard places', cause);
  }
  return length;
}

type Place = readonly [id: string, seconds: number];

/** Last heard first; nothing where storage is forbidden or holds something else. */
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
