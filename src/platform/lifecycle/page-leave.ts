/** Calls back when the page is closed or hidden; mobile browsers do not fire `unload`. @returns a function that unsubscribes */
export function onPageLeave(callback: () => void): () => void {
  addEventListener('pagehide', callback);
  return () => removeEventListener('pagehide', callback);
}
