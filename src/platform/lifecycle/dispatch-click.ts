/** Dispatches a click at viewport coordinates. @param at px from the left and the top */
export function dispatchClickAt({ x, y }: { readonly x: number; readonly y: number }): void {
  const tap = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y };
  document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', tap));
}
