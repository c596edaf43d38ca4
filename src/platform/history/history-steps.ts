/** Calls back on Back or Forward within the page. @returns a function that unsubscribes */
export function onHistoryStep(callback: (event: PopStateEvent) => void): () => void {
  addEventListener('popstate', callback);
  return () => removeEventListener('popstate', callback);
}
