/** Calls back before the page is printed. @returns a function that unsubscribes */
export function onBeforePrint(callback: () => void): () => void {
  addEventListener('beforeprint', callback);
  return () => removeEventListener('beforeprint', callback);
}

/** Opens the print dialog. @returns whether there is one; browsers inside apps have none */
export function printPage(): boolean {
  if (typeof print !== 'function') return false;
  print();
  return true;
}
