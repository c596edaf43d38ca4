/** Calls back when the page becomes visible. @returns a function that unsubscribes */
export function watchPageShown(onShown: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') onShown();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
