/** Calls back when the reader goes back or forward within the page. @returns stops watching */
export function onHistoryStep(callback: () => void): () => void {
  addEventListener('popstate', callback);
  return () => removeEventListener('popstate', callback);
}
