import { offeredToken, removeReaderToken } from './reader-token.ts';
import { removeSessionValue, storeSessionValue, readSessionValue } from './session-values.ts';

// the browser's own method: the router replaces it with one that would navigate
const { replaceState } = typeof History === 'undefined' ? {} : History.prototype;

const listeners = new Set<() => void>();

/** Stores the token of a reader whom the app signed in, for this tab, and removes every other. */
export function adoptTabToken(token: string): void {
  removeReaderToken();
  dropAddressToken();
  storeSessionValue('token', token);
  listeners.forEach((listener) => listener());
}

/** Uses the account of a link in this tab; a sign-in on the device stays for other tabs. */
export function switchTabToken(token: string): void {
  storeSessionValue('token', token);
  removeSessionValue('linkToken');
}

/** Removes a token that the page must ask about from the page's URL. @returns the token; undefined if there is none */
export function takeOfferedToken(): string | undefined {
  const token = offeredToken(location.search);
  if (token !== undefined) dropAddressToken(token);
  return token;
}

/** Signs the reader out of the account of a link and reloads the page, which may hold data of the account. */
export function leaveTabAccount(): void {
  removeReaderToken(readSessionValue('token'));
  dropAddressToken();
  location.reload();
}

/** @returns a function that unsubscribes */
export function onTabToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Removes the token from the page's URL once the tab has stored it: a URL that is copied, sent or shown must not sign anybody
 * in. If storage is refused the token stays in the URL.
 */
export function hideAddressToken(): void {
  const kept = readSessionValue('token');
  if (kept !== undefined) dropAddressToken(kept);
}

/** Whether the reader's token is only in the tab, so that the server that rendered this page did not know it. */
export function isTabTokenAlone(): boolean {
  return readSessionValue('token') !== undefined && !new URL(location.href).searchParams.has('token');
}

/**
 * Removes the token from the page's URL, where it would take precedence. @param only this token; any if omitted
 */
export function dropAddressToken(only?: string): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token === null || (only !== undefined && token !== only)) return;
  address.searchParams.delete('token');
  replaceState?.call(history, history.state, '', address.pathname + address.search + address.hash);
}
