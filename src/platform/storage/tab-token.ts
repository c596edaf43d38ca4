import { forgetReaderToken } from './reader-token.ts';
import { keepSessionValue, readSessionValue } from './session-values.ts';

// The browser's own: the router puts another in its place, which would take the same page for a navigation.
const { replaceState } = typeof History === 'undefined' ? {} : History.prototype;

const listeners = new Set<() => void>();

/** Keeps the token of a reader whom the app signed in while the page stays, in place of any other. For the tab alone. */
export function takeTabToken(token: string): void {
  forgetReaderToken();
  dropAddressToken();
  keepSessionValue('token', token);
  listeners.forEach((listener) => listener());
}

/** @returns stops listening */
export function onTabToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Takes the token out of the page's address once the tab keeps it: an address that the reader copies, sends or shows
 * must not sign anybody in. Where storage is refused it stays, since it is nowhere else.
 */
export function hideAddressToken(): void {
  const kept = readSessionValue('token');
  if (kept !== undefined) dropAddressToken(kept);
}

/** Whether the reader's token is the tab's, so that whoever rendered this address did not know of it. */
export function isTabTokenAlone(): boolean {
  return readSessionValue('token') !== undefined && !new URL(location.href).searchParams.has('token');
}

/**
 * Takes the token out of the page's address, where it would come before every other. @param only this one; any when
 * left out
 */
export function dropAddressToken(only?: string): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token === null || (only !== undefined && token !== only)) return;
  address.searchParams.delete('token');
  replaceState?.call(history, history.state, '', address.pathname + address.search + address.hash);
}
