/** Reads the URL's hash without `#`. */
export function readPageHash(): string {
  return location.hash.slice(1);
}

/**
 * Replaces the URL's hash without adding a history entry.
 * @param text encoded as it appears in the URL
 */
export function writePageHash(text: string): void {
  history.replaceState(history.state, '', `#${text}`);
  // replacing the URL fires no event
  dispatchEvent(new Event('hashchange'));
}

/** @returns a function that unsubscribes */
export function onPageHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
