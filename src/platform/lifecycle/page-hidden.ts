/** Calls back when the page becomes hidden or visible. @returns a function that unsubscribes */
export function watchPageHidden(onChange: (isHidden: boolean) => void): () => void {
  const onVisibilityChange = () => onChange(document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => document.removeEventListener('visibilitychange', onVisibilityChange);
}
