// The router replaces the methods of `history`. These are the browser's own: a change of URL within a page is no navigation
// and must not load, count or render anything again.
const { pushState, replaceState } = typeof History === 'undefined' ? {} : History.prototype;

type EntryState = Readonly<Record<string, unknown>>;

/** State of the current history entry. */
export function entryState(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Adds a history entry without a navigation. */
export function pushEntry(state: EntryState, address: string): void {
  pushState?.call(history, state, '', address);
}

/** Replaces the URL of the current entry without a navigation. */
export function rewriteEntry(state: EntryState, address: string): void {
  replaceState?.call(history, state, '', address);
}
