import { report } from '../lifecycle/report.ts';

const key = 'readPlaces';
/** number of stories to store; the least recently read are evicted */
const maxEntries = 100;

/** A story that the reader has begun. */
export interface UnfinishedStory {
  readonly id: string;
  readonly title: string;
  /** percent of the text that has been read, 0 to 100 */
  readonly percent: number;
}

/** Reads where the reader left a story: the index of a block, from 0; undefined if nothing is stored. */
export function readReadingPosition(newsId: string): number | undefined {
  return readPlaces(stored()).find(([known]) => known === newsId)?.[1];
}

/**
 * Stores the reader's position in a story.
 * @param block undefined removes it
 * @param about lists it among the unfinished stories
 */
export function storeReadingPosition(
  newsId: string,
  block: number | undefined,
  about?: Omit<UnfinishedStory, 'id'>,
): void {
  const others = readPlaces(stored()).filter(([known]) => known !== newsId);
  const place: Place =
    about === undefined ? [newsId, block ?? 0] : [newsId, block ?? 0, about.title, about.percent];
  const places = block === undefined ? others : [place, ...others];
  try {
    localStorage.setItem(key, JSON.stringify(places.slice(0, maxEntries)));
  } catch (cause) {
    report('read places', cause);
  }
  for (const listener of listeners) listener();
}

/** Removes all positions. @returns their number */
export function clearReadingPositions(): number {
  const { length } = readPlaces(stored());
  try {
    localStorage.removeItem(key);
  } catch (cause) {
    report('read places', cause);
  }
  for (const listener of listeners) listener();
  return length;
}

const listeners = new Set<() => void>();

/** parsed value, so that an unchanged list is the same array */
let last: { readonly text: string; readonly list: readonly UnfinishedStory[] } | undefined;

/** Stories that the reader has begun, last read first. */
export function readUnfinishedStories(): readonly UnfinishedStory[] {
  const text = stored();
  if (last?.text === text) return last.list;
  const list = readPlaces(text).flatMap(([id, , title, percent = 0]) =>
    title === undefined ? [] : [{ id, title, percent }],
  );
  last = { text, list };
  return list;
}

/** Calls back when any page of the app changes a position. @returns a function that unsubscribes */
export function watchReadingPositions(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // without a key, all of storage was cleared
    if (event.key === null || event.key === key) listener();
  };
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}

type Place = readonly [newsId: string, block: number, title?: string, percent?: number];

function stored(): string {
  try {
    return localStorage.getItem(key) ?? '[]';
  } catch (cause) {
    report('read places', cause);
    return '[]';
  }
}

/** Most recent first; empty if the text is invalid. */
function readPlaces(text: string): readonly Place[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isPlace) : [];
  } catch (cause) {
    report('read places', cause);
    return [];
  }
}

function isPlace(value: unknown): value is Place {
  if (!Array.isArray(value)) return false;
  const [id, block, title = '', percent = 0]: unknown[] = value;
  return typeof id === 'string' && isCount(block) && typeof title === 'string' && isCount(percent);
}

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
