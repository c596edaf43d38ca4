/** Calls back when the page becomes visible again or is restored from the back/forward cache. @returns a function that unsubscribes */
export function onPageReturn(callback: () => void): () => void {
  const see = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', see);
  addEventListener('pageshow', callback);
  return () => {
    document.removeEventListener('visibilitychange', see);
    removeEventListener('pageshow', callback);
  };
}
