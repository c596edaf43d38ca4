/** Calls back when the page becomes hidden or visible. @returns a function that unsubscribes */
export function watchPageHidden(onChange: (isHidden: boolean) => void): () => void {
  const look = () => onChange(document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
