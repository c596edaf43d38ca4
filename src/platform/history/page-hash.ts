/** What the address says after `#`, without it. */
export function readPageHash(): string {
  return location.hash.slice(1);
}

/**
 * Puts another text after `#`, without a new entry in the history: whoever goes back leaves the page.
 * @param text as it is to stand in the address
 */
export function writePageHash(text: string): void {
  history.replaceState(history.state, '', `#${text}`);
  // replacing the address tells nobody
  dispatchEvent(new Event('hashchange'));
}

/** @returns stops listening */
export function onPageHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
