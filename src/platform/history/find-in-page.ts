/** Whether the browser's find-in-page searches collapsed content and reports matches (`beforematch`). */
export function searchesCollapsedContent(): boolean {
  return 'onbeforematch' in document.documentElement;
}

/**
 * Collapses an element in a way that find-in-page and text fragments still reach (`hidden="until-found"`); browsers without
 * support hide it.
 * @param onFound called before the browser reveals a match in it
 * @returns a function that expands it
 */
export function collapseUntilFound(element: HTMLElement, onFound: () => void): () => void {
  element.setAttribute('hidden', 'until-found');
  element.addEventListener('beforematch', onFound);
  return () => {
    element.removeAttribute('hidden');
    element.removeEventListener('beforematch', onFound);
  };
}
