/** Calls back whenever the page is looked at again. @returns stops watching */
export function watchPageShown(onShown: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') onShown();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
