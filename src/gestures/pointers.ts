import { distance, type Point } from './point.ts';
import { doubleTapMs, isSecondTap, isTap, type Touch } from './taps.ts';

/** Handlers of fingers on an element. Points are in px of the viewport, times in ms. */
export interface PointerHandlers {
  /** the number of fingers, one or two, has changed; a drag starts again from the present position */
  onHold(fingers: readonly Point[], at: number): void;
  onMove(fingers: readonly Point[], at: number): void;
  /** `cancelled`: the browser handles the gesture itself, such as a long press for its menu */
  onRelease(reason: 'lifted' | 'cancelled', at: number): void;
  /** called if no second tap follows */
  onTap(at: Point): void;
  onDoubleTap(at: Point): void;
}

/** further fingers are ignored */
const maxFingers = 2;

/**
 * Tracks fingers, pen and mouse on an element that has `touch-action: none`.
 * @returns a function that stops it
 */
export function trackPointers(element: HTMLElement, handlers: PointerHandlers): () => void {
  const fingers = new Map<number, Point>();
  let start: Touch = { x: 0, y: 0, at: 0 };
  /** largest distance from the start in px; infinite after a second finger */
  let maxDistance = 0;
  let firstTap: Touch | undefined;
  let tapTimer: ReturnType<typeof setTimeout> | undefined;
  const points = () => [...fingers.values()];

  function down(event: PointerEvent): void {
    if ((event.pointerType === 'mouse' && event.button !== 0) || isOnControl(event)) return;
    // WebViews lose the end of touches while the reader switches apps: a primary pointer means that there is no other
    if (event.isPrimary) fingers.clear();
    if (fingers.size === maxFingers) return;
    if (fingers.size === 0) {
      start = { ...pointOf(event), at: event.timeStamp };
      maxDistance = 0;
    } else maxDistance = Number.POSITIVE_INFINITY;
    if (fingers.size === 0) listenForMoves();
    fingers.set(event.pointerId, pointOf(event));
    // touch pointers are captured implicitly
    if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId);
    handlers.onHold(points(), event.timeStamp);
  }

  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return;
    const point = pointOf(event);
    fingers.set(event.pointerId, point);
    maxDistance = Math.max(maxDistance, distance(start, point));
    event.stopPropagation();
    handlers.onMove(points(), event.timeStamp);
  }

  /**
   * Moves are handled in the capture phase and stopped there: React listens to each of them at the document and walks its
   * tree for handlers, which costs a slow phone a third of a frame.
   */
  function listenForMoves(): void {
    window.addEventListener('pointermove', move, captureOptions);
    window.addEventListener('touchmove', preventDefaultFirst, { ...captureOptions, passive: false });
  }

  function stopListeningForMoves(): void {
    window.removeEventListener('pointermove', move, captureOptions);
    window.removeEventListener('touchmove', preventDefaultFirst, captureOptions);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) return handlers.onHold(points(), event.timeStamp);
    stopListeningForMoves();
    handlers.onRelease(event.type === 'pointercancel' ? 'cancelled' : 'lifted', event.timeStamp);
    if (event.type === 'pointerup' && isTap(maxDistance, event.timeStamp - start.at)) {
      handleTap({ ...pointOf(event), at: event.timeStamp });
    }
  }

  function handleTap(tap: Touch): void {
    clearTimeout(tapTimer);
    if (isSecondTap(firstTap, tap)) {
      firstTap = undefined;
      return handlers.onDoubleTap(tap);
    }
    firstTap = tap;
    tapTimer = setTimeout(() => handlers.onTap(tap), doubleTapMs);
  }

  const passive = { passive: true };
  element.addEventListener('pointerdown', down, passive);
  element.addEventListener('pointerup', up, passive);
  element.addEventListener('pointercancel', up, passive);
  // browsers treat a flick as a fling of the page despite touch-action and swallow the next tap; WebViews on iOS zoom the
  // page despite it; a mouse would drag the picture out of the page
  preventedEvents.forEach((type) => element.addEventListener(type, preventDefault, { passive: false }));
  return () => {
    clearTimeout(tapTimer);
    stopListeningForMoves();
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    preventedEvents.forEach((type) => element.removeEventListener(type, preventDefault));
  };
}

/**
 * Buttons and links on the element handle their own taps: a captured pointer would click the element instead. A finger that
 * moves on one with `data-swipe` is tracked nevertheless, and then does not click.
 */
function isOnControl({ target, pointerType }: PointerEvent): boolean {
  const control = target instanceof Element ? target.closest('button, a') : null;
  return control !== null && (pointerType === 'mouse' || !control.hasAttribute('data-swipe'));
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

const captureOptions = { capture: true, passive: true } as const;
const preventedEvents = ['touchmove', 'gesturestart', 'dragstart'] as const;

function preventDefault(event: Event): void {
  if (event.cancelable) event.preventDefault();
}

function preventDefaultFirst(event: Event): void {
  event.stopPropagation();
  preventDefault(event);
}
