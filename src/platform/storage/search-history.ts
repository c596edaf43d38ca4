import { report } from '../lifecycle/report.ts';

const key = 'searchHistory';
/** words kept; the oldest give way */
const most = 10;

const listeners = new Set<() => void>();

/** What was read last, so that the same history is the same value. */
let last: { readonly text: string; readonly history: readonly string[] } = { text: '', history: [] };

/** What was searched for on this device, newest first; nothing where storage is forbidden or holds something else. */
export function readSearchHistory(): readonly string[] {
  const text = stored() ?? '';
  if (text !== last.text) last = { text, history: historyOf(text) };
  return last.history;
}

/** Told whenever this page changes the history. @returns ends it */
export function watchSearchHistory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts words before all others. */
export function rememberSearch(words: string): void {
  const history = [words, ...readSearchHistory().filter((one) => one !== words)].slice(0, most);
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
    return Array.isArray(value) ? value.filter((words) => typeof words === 'string').slice(0, most) : [];
  } catch (cause) {
    report('search history', cause);
    return [];
  }
}
