/** Does what a tap at a place of the window does to whatever is there. @param at px from the left and the top */
export function tapAt({ x, y }: { readonly x: number; readonly y: number }): void {
  const tap = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y };
  document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', tap));
}
