import { report } from '../lifecycle/report.ts';

const key = 'seenTops';
/** number of lists to remember; the least recently seen are evicted */
const maxEntries = 30;

const listeners = new Set<() => void>();
/** where the new rows of each list end, for the lifetime of the page */
const borders = new Map<string, string>();
/** last seen top of each list; kept in memory if storage is forbidden */
let tops: Map<string, string> | undefined;

/**
 * Records the top row of a list that the reader sees. If it is newer than the recorded one, the recorded one becomes the
 * border between seen and new rows.
 * @param top sorts after every row below it
 */
export function recordSeenTop(list: string, top: string): void {
  tops ??= readTops();
  const before = tops.get(list);
  if (before !== undefined && top <= before) return;
  tops.delete(list);
  tops.set(list, top);
  if (tops.size > maxEntries) tops.delete(tops.keys().next().value ?? '');
  try {
    localStorage.setItem(key, JSON.stringify([...tops]));
  } catch (cause) {
    report('seen tops', cause);
  }
  if (before === undefined) return;
  borders.set(list, before);
  for (const listener of listeners) listener();
}

/** The row below which the list was seen before; undefined if nothing, or everything, is new. */
export function seenBorder(list: string): string | undefined {
  return borders.get(list);
}

/** Calls back when a border moves. @returns a function that unsubscribes */
export function watchSeenBorders(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readTops(): Map<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(value) ? value.filter(isTop).slice(-maxEntries) : []);
  } catch (cause) {
    report('seen tops', cause);
    return new Map();
  }
}

function isTop(row: unknown): row is [string, string] {
  return Array.isArray(row) && row.length === 2 && row.every((part) => typeof part === 'string');
}
