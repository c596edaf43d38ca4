import { report } from '../lifecycle/report.ts';

const key = 'seenTops';
/** lists whose top is remembered; those seen longest ago give way */
const most = 30;

const listeners = new Set<() => void>();
/** where each list's new rows end, for as long as this page lives */
const borders = new Map<string, string>();
/** tops as they were noted last; they last as long as the page where storage is forbidden */
let tops: Map<string, string> | undefined;

/**
 * Notes what stands on top of a list that the reader sees. Where that is newer than what stood there last, what stood there
 * last becomes the border between what was seen and what is new.
 * @param top sorts after every row below it
 */
export function noteSeenTop(list: string, top: string): void {
  tops ??= readTops();
  const before = tops.get(list);
  if (before !== undefined && top <= before) return;
  tops.delete(list);
  tops.set(list, top);
  if (tops.size > most) tops.delete(tops.keys().next().value ?? '');
  try {
    localStorage.setItem(key, JSON.stringify([...tops]));
  } catch (cause) {
    report('seen tops', cause);
  }
  if (before === undefined) return;
  borders.set(list, before);
  for (const listener of listeners) listener();
}

/** What the reader saw on top of the list before what is new now; undefined where nothing is new, or all is. */
export function seenBorder(list: string): string | undefined {
  return borders.get(list);
}

/** Told whenever a border moves. @returns ends it */
export function watchSeenBorders(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readTops(): Map<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(value) ? value.filter(isTop).slice(-most) : []);
  } catch (cause) {
    report('seen tops', cause);
    return new Map();
  }
}

function isTop(row: unknown): row is [string, string] {
  return Array.isArray(row) && row.length === 2 && row.every((part) => typeof part === 'string');
}
