/** Calls back when the page is looked at again, after another one or from the browser's store. @returns stops watching */
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
