/** Calls back when the page becomes visible. @returns a function that unsubscribes */
export function watchPageShown(onShown: () => void): () => void {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') onShown();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => document.removeEventListener('visibilitychange', onVisibilityChange);
}
