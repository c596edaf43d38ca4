/**
 * Makes everything but one element inert for keyboard and screen reader, as a modal dialog does.
 * @returns a function that restores it
 */
export function makePageInert(element: Element): () => void {
  const others = besides(element).filter((other) => !other.hasAttribute('inert'));
  others.forEach((other) => other.setAttribute('inert', ''));
  return () => others.forEach((other) => other.removeAttribute('inert'));
}

/** Siblings of an element and of its ancestors. */
function besides(element: Element): Element[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) return [];
  return [...Array.from(parent.children).filter((other) => other !== element), ...besides(parent)];
}

/** Focuses an element without scrolling. @returns a function that restores the previous focus */
export function takeFocus(element: HTMLElement): () => void {
  const before = document.activeElement;
  element.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
