import { documentLoadIndex, handleBackNavigation, routerIndexOf } from './back-navigation.ts';

interface OpenOverlay {
  /** router index of the history entry on which it was opened */
  readonly index: number;
  readonly close: () => void;
}

/** Marks an entry above that of the page, with the same address and router index. */
const mark = 'overlay';

/** Open overlays, topmost last. */
const overlays: OpenOverlay[] = [];
/** index of the entry to which `history.go` is returning */
let returnIndex: number | undefined;
/** the page's entry is reached by going back over the mark */
let isLeavingMark = false;
/** the reader left an overlay by a link: a marked entry without an overlay is below */
let isMarkBelow = false;

/**
 * Lets Back close an overlay instead of leaving the page. If the previous entry belongs to this document, the navigation is
 * undone before the router sees it, so nothing is loaded, counted or scrolled. On the entry with which the document was
 * loaded, by a shared link or a reload, Back would leave the document: an entry is added above it.
 * @returns unregisters the overlay
 */
export function closeOnBack(close: () => void): () => void {
  const index = routerIndexOf(history.state);
  if (index === undefined) return () => {};
  handleBackNavigation(onPopState);
  const opened = { index, close };
  overlays.push(opened);
  markEntry(index);
  return () => {
    overlays.splice(overlays.indexOf(opened), 1);
    // after the navigation of a link in the overlay, which closes it
    setTimeout(() => leaveMark(opened));
  };
}

function markEntry(index: number): void {
  if (index > documentLoadIndex() || isMarked(history.state)) return;
  // the browser's own method: the router's would navigate
  History.prototype.pushState.call(history, { ...history.state, [mark]: true }, '');
}

function leaveMark({ index }: OpenOverlay): void {
  // two overlays closed at once, such as a poster and the sheet below it, share one mark
  if (overlays.length > 0 || isLeavingMark || index > documentLoadIndex()) return;
  isMarkBelow = (routerIndexOf(history.state) ?? 0) > index;
  if (isMarkBelow || !isMarked(history.state)) return;
  isLeavingMark = true;
  history.back();
}

function onPopState(event: PopStateEvent): void {
  const index = routerIndexOf(event.state);
  if (isLeavingMark) {
    isLeavingMark = false;
    event.stopImmediatePropagation();
    // opened while the step was under way
    const [opened] = overlays;
    if (opened) markEntry(opened.index);
    return;
  }
  if (isMarked(event.state) && overlays.length === 0 && isMarkBelow) {
    isMarkBelow = false;
    // the router shows the page; the step to its own entry is none of the router's
    isLeavingMark = true;
    return history.back();
  }
  const isReturn = returnIndex !== undefined && index === returnIndex;
  returnIndex = undefined;
  if (isReturn) return event.stopImmediatePropagation();
  const top = overlays.at(-1);
  if (top === undefined || index === undefined) return;
  if (index === top.index && index <= documentLoadIndex() && !isMarked(event.state)) {
    event.stopImmediatePropagation();
    // another overlay below stays open
    if (overlays.length > 1) markEntry(index);
    return top.close();
  }
  // an entry pushed by the page itself, such as an open picture, has the page's index
  if (index >= top.index) return;
  event.stopImmediatePropagation();
  returnIndex = top.index;
  history.go(top.index - index);
  top.close();
}

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;
