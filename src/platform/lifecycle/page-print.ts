/** Calls back right before the page is printed, by whatever way. @returns stops watching */
export function onBeforePrint(callback: () => void): () => void {
  addEventListener('beforeprint', callback);
  return () => removeEventListener('beforeprint', callback);
}

/** Opens the browser's printing. @returns whether it has any; browsers inside of apps have none */
export function printPage(): boolean {
  if (typeof print !== 'function') return false;
  print();
  return true;
}
