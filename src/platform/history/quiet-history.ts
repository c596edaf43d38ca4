// The router puts its own functions in the place of the history's. These are the browser's: what happens within a page is
// no navigation, so nothing of the page is loaded, counted or rendered again for it.
const { pushState, replaceState } = typeof History === 'undefined' ? {} : History.prototype;

type EntryState = Readonly<Record<string, unknown>>;

/** What the present entry of the history carries. */
export function entryState(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Adds an entry to the history, without a navigation. */
export function pushEntry(state: EntryState, address: string): void {
  pushState?.call(history, state, '', address);
}

/** Gives the present entry another address, without a navigation. */
export function rewriteEntry(state: EntryState, address: string): void {
  replaceState?.call(history, state, '', address);
}
