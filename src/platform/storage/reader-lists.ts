import Cookies from 'js-cookie';
import { parseIds, maxIds, visitCookies } from '../network/visit.ts';

/** Lists of ids that server-rendered pages depend on, so they are cookies. */
export type ReaderList = 'closedAds' | 'channels';

/** days: an ad runs for less; the order of channels is kept as long as possible */
const lifetimes: Readonly<Record<ReaderList, number>> = { closedAds: 90, channels: 400 };

const listeners = new Set<() => void>();

/** parsed value of each list, so that an unchanged list is the same array */
const last = new Map<ReaderList, { readonly text: string; readonly ids: readonly string[] }>();
/** values written by this page, in case cookies are refused */
const written = new Map<ReaderList, string>();

export function readReaderList(name: ReaderList): readonly string[] {
  const text = Cookies.get(visitCookies[name]) ?? written.get(name) ?? '';
  const known = last.get(name);
  if (known?.text === text) return known.ids;
  const ids = parseIds(text);
  last.set(name, { text, ids });
  return ids;
}

/** Stores the first forty ids of a list for this browser; an empty list removes the cookie. */
export function storeReaderList(name: ReaderList, ids: readonly string[]): void {
  const text = ids.slice(0, maxIds).join('.');
  written.set(name, text);
  if (text === '') Cookies.remove(visitCookies[name]);
  else Cookies.set(visitCookies[name], text, { expires: lifetimes[name], sameSite: 'lax' });
  for (const listener of listeners) listener();
}

/** Calls back when this page changes a list. @returns a function that unsubscribes */
export function watchReaderLists(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
