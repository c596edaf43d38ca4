interface OpenOverlay {
  /** router index of the history entry on which it was opened */
  readonly index: number;
  readonly close: () => void;
}

/** Open overlays, topmost last. */
const overlays: OpenOverlay[] = [];
/** index of the entry to which `history.go` is returning */
let returnIndex: number | undefined;

/** Registers the `popstate` listener. Call before the router is created, because listeners run in registration order. */
export function watchBackNavigation(): void {
  addEventListener('popstate', onPopState);
}

/**
 * Lets Back close an overlay instead of leaving the page, if the previous entry belongs to the app. The navigation is
 * undone before the router sees it, so nothing is loaded, counted or scrolled.
 * @returns unregisters the overlay
 */
export function closeOnBack(close: () => void): () => void {
  const index = routerIndexOf(history.state);
  if (index === undefined) return () => {};
  const opened = { index, close };
  overlays.push(opened);
  return () => {
    overlays.splice(overlays.indexOf(opened), 1);
  };
}

function onPopState(event: PopStateEvent): void {
  const index = routerIndexOf(event.state);
  const isReturn = returnIndex !== undefined && index === returnIndex;
  returnIndex = undefined;
  if (isReturn) return event.stopImmediatePropagation();
  const top = overlays.at(-1);
  // an entry pushed by the page itself, such as an open picture, has the page's index
  if (top === undefined || index === undefined || index >= top.index) return;
  event.stopImmediatePropagation();
  returnIndex = top.index;
  history.go(top.index - index);
  top.close();
}

/** The router numbers history entries consecutively. */
function routerIndexOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('__TSR_index' in state)) return undefined;
  return typeof state.__TSR_index === 'number' ? state.__TSR_index : undefined;
}
