/** Calls back whenever the page is put away, and when it is looked at again. @returns stops watching */
export function watchPageHidden(onChange: (isHidden: boolean) => void): () => void {
  const look = () => onChange(document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
