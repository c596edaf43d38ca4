/** Calls back when the page is closed or put away; phones never fire `unload`. @returns stops watching */
export function onPageLeft(callback: () => void): () => void {
  addEventListener('pagehide', callback);
  return () => removeEventListener('pagehide', callback);
}
