/**
 * Intercepts links to other sites: browsers inside apps do not open windows.
 * @param open receives the URL
 * @returns a function that stops intercepting
 */
export function interceptOutsideLinks(open: (url: string) => void): () => void {
  const intercept = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !/^https?:$/.test(link.protocol) || link.origin === location.origin) return;
    event.preventDefault();
    open(link.href);
  };
  document.addEventListener('click', intercept);
  return () => document.removeEventListener('click', intercept);
}

/** Leaves the app for another site. */
export function leaveForSite(url: string): void {
  location.assign(url);
}
