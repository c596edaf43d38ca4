import { report } from '../lifecycle/report.ts';

const key = 'readPlaces';
/** stories whose places are kept; those read longest ago give way */
const most = 100;

/** Where the reader left a story: the place of a block among its blocks, from 0 on; undefined where nothing is kept. */
export function readPlace(newsId: string): number | undefined {
  return readPlaces().find(([known]) => known === newsId)?.[1];
}

/** Keeps where the reader is in a story. @param block undefined forgets it */
export function keepReadPlace(newsId: string, block: number | undefined): void {
  const others = readPlaces().filter(([known]) => known !== newsId);
  const places = block === undefined ? others : [[newsId, block] as const, ...others];
  try {
    localStorage.setItem(key, JSON.stringify(places.slice(0, most)));
  } catch (cause) {
    report('read places', cause);
  }
}

/** Forgets all places. @returns how many there were */
export function clearReadPlaces(): number {
  const { length } = readPlaces();
  try {
    localStorage.removeItem(key);
  } catch (cause) {
    report('read places', cause);
  }
  return length;
}

type Place = readonly [newsId: string, block: number];

/** Last read first; nothing where storage is forbidden or holds something else. */
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
