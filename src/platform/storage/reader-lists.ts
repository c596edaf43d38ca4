import Cookies from 'js-cookie';
import { idsOf, mostIds, visitCookies } from '../network/visit.ts';

/** Lists of ids that first views depend on, so the server must know them. */
export type ReaderList = 'closedAds' | 'channels';

/** days: an ad is booked for less, an order of channels is for good */
const lifetimes: Readonly<Record<ReaderList, number>> = { closedAds: 90, channels: 400 };

const listeners = new Set<() => void>();

/** What was read last of each list, so that the same list is the same value. */
const last = new Map<ReaderList, { readonly text: string; readonly ids: readonly string[] }>();
/** what this page wrote; where cookies are refused it lasts as long as the page */
const written = new Map<ReaderList, string>();

export function readReaderList(name: ReaderList): readonly string[] {
  const text = Cookies.get(visitCookies[name]) ?? written.get(name) ?? '';
  const known = last.get(name);
  if (known?.text === text) return known.ids;
  const ids = idsOf(text);
  last.set(name, { text, ids });
  return ids;
}

/** Remembers a list for this browser, its first forty ids; an empty one leaves no cookie. */
export function keepReaderList(name: ReaderList, ids: readonly string[]): void {
  const text = ids.slice(0, mostIds).join('.');
  written.set(name, text);
  if (text === '') Cookies.remove(visitCookies[name]);
  else Cookies.set(visitCookies[name], text, { expires: lifetimes[name], sameSite: 'lax' });
  for (const listener of listeners) listener();
}

/** Told whenever this page changes a list. @returns ends it */
export function watchReaderLists(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
