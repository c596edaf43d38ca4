/**
 * Takes all of the page but one element away from keyboard and screen reader, as a modal dialog does.
 * @returns gives it back
 */
export function silencePageBehind(element: Element): () => void {
  const others = besides(element).filter((other) => !other.hasAttribute('inert'));
  others.forEach((other) => other.setAttribute('inert', ''));
  return () => others.forEach((other) => other.removeAttribute('inert'));
}

/** What stands beside an element and beside all that it stands in. */
function besides(element: Element): Element[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) return [];
  return [...Array.from(parent.children).filter((other) => other !== element), ...besides(parent)];
}

/** Moves the focus to an element without scrolling to it. @returns gives it back to what had it */
export function takeFocus(element: HTMLElement): () => void {
  const before = document.activeElement;
  element.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
