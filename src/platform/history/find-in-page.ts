/** Whether this browser's search in the page finds words in what is folded, and says so. */
export function findsInFolds(): boolean {
  return 'onbeforematch' in document.documentElement;
}

/**
 * Folds an element so that the browser's search in the page, and links to its words, still find it; where the browser
 * cannot do that it is hidden.
 * @param onFound the browser is about to show something in it
 * @returns unfolds it
 */
export function whenFound(element: HTMLElement, onFound: () => void): () => void {
  element.setAttribute('hidden', 'until-found');
  element.addEventListener('beforematch', onFound);
  return () => {
    element.removeAttribute('hidden');
    element.removeEventListener('beforematch', onFound);
  };
}
