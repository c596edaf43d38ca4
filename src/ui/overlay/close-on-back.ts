interface Over {
  /** the router's number of the entry that it was opened on */
  readonly index: number;
  readonly close: () => void;
}

/** What lies over the page, the last one on top. */
const over: Over[] = [];
/** the entry that a step back is being undone to */
let returningTo: number | undefined;

/** Hears of each step through the history. To be called before the router is made: browsers tell in the order of asking. */
export function watchSteps(): void {
  addEventListener('popstate', step);
}

/**
 * Has the browser's Back close what lies over the page rather than leave the page, where the page before is one of the app's.
 * The step is undone before the router hears of it, so that nothing is loaded, counted or scrolled for it.
 * @returns it lies over the page no more
 */
export function closeOnBack(close: () => void): () => void {
  const index = indexIn(history.state);
  if (index === undefined) return () => {};
  const opened = { index, close };
  over.push(opened);
  return () => {
    over.splice(over.indexOf(opened), 1);
  };
}

function step(event: PopStateEvent): void {
  const index = indexIn(event.state);
  const isReturn = returningTo !== undefined && index === returningTo;
  returningTo = undefined;
  if (isReturn) return event.stopImmediatePropagation();
  const top = over.at(-1);
  // a step within the page, such as out of an open picture, stays at the page's number
  if (top === undefined || index === undefined || index >= top.index) return;
  event.stopImmediatePropagation();
  returningTo = top.index;
  history.go(top.index - index);
  top.close();
}

/** The router gives each entry of the history the number after that of the one before. */
function indexIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('__TSR_index' in state)) return undefined;
  return typeof state.__TSR_index === 'number' ? state.__TSR_index : undefined;
}
