import { report } from '../lifecycle/report.ts';

const key = 'readPlaces';
/** number of stories to store; the least recently read are evicted */
const maxEntries = 100;

/** Reads where the reader left a story: the index of a block, from 0; undefined if nothing is stored. */
export function readReadingPosition(newsId: string): number | undefined {
  return readPlaces().find(([known]) => known === newsId)?.[1];
}

/** Stores the reader's position in a story. @param block undefined removes it */
export function storeReadingPosition(newsId: string, block: number | undefined): void {
  const others = readPlaces().filter(([known]) => known !== newsId);
  const places = block === undefined ? others : [[newsId, block] as const, ...others];
  try {
    localStorage.setItem(key, JSON.stringify(places.slice(0, maxEntries)));
  } catch (cause) {
    report('read places', cause);
  }
}

/** Removes all positions. @returns their number */
export function clearReadingPositions(): number {
  const { length } = readPlaces();
  try {
    localStorage.removeItem(key);
  } catch (cause) {
    report('read places', cause);
  }
  return length;
}

type Place = readonly [newsId: string, block: number];

/** Most recent first; empty if storage is forbidden or invalid. */
function readPlaces(): readonly Place[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isPlace) : [];
  } catch (cause) {
    report('read places', cause);
    return [];
  }
}

function isPlace(value: unknown): value is Place {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]) && value[1] >= 0;
}
