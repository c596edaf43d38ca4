/**
 * Calls back instead of following a link that leads to another site, as apps' browsers do not open windows.
 * @param open told the address, and does what is to be done with it
 * @returns lets links be followed again
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

/** Goes to another site in place of the page. */
export function leaveFor(url: string): void {
  location.assign(url);
}
