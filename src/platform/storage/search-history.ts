import { report } from '../lifecycle/report.ts';

const key = 'searchHistory';
/** number of searches to store */
const maxEntries = 10;

const listeners = new Set<() => void>();

/** parsed value, so that an unchanged history is the same array */
let last: { readonly text: string; readonly history: readonly string[] } = { text: '', history: [] };

/** Reads the searches made on this device, newest first; empty if storage is forbidden or invalid. */
export function readSearchHistory(): readonly string[] {
  const text = stored() ?? '';
  if (text !== last.text) last = { text, history: historyOf(text) };
  return last.history;
}

/** Calls back when this page changes the history. @returns a function that unsubscribes */
export function watchSearchHistory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a search as the newest. */
export function addSearch(words: string): void {
  const history = [words, ...readSearchHistory().filter((one) => one !== words)].slice(0, maxEntries);
  change(() => localStorage.setItem(key, JSON.stringify(history)));
}

export function clearSearchHistory(): void {
  change(() => localStorage.removeItem(key));
}

function change(write: () => void): void {
  try {
    write();
  } catch (cause) {
    report('search history', cause);
  }
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch (cause) {
    report('search history', cause);
    return null;
  }
}

function historyOf(text: string): readonly string[] {
  if (text === '') return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value)
      ? value.filter((words) => typeof words === 'string').slice(0, maxEntries)
      : [];
  } catch (cause) {
    report('search history', cause);
    return [];
  }
}
