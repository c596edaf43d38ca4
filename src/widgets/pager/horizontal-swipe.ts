import { swipeDirection } from '#gestures/swipe.ts';

/** Events of a horizontal swipe. */
export interface HorizontalSwipeHandlers {
  /** @param way px to the right of the start */
  moved(way: number): void;
  /** @param time ms since pointerdown */
  lifted(way: number, time: number): void;
  cancelled(): void;
}

interface Grip {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  isAlong: boolean;
}

/** px at the window's sides that belong to system gestures */
const edge = 20;

/**
 * Reports horizontal swipes of one finger on an element with `touch-action: pan-y`; the browser handles vertical scrolling
 * and cancels the pointer. The mouse is ignored, since it selects text. @returns removes the listeners
 */
export function watchHorizontalSwipe(element: HTMLElement, sink: HorizontalSwipeHandlers): () => void {
  let grip: Grip | undefined;
  const whole = new AbortController();

  function letGo(): boolean {
    const wasAlong = grip?.isAlong === true;
    grip = undefined;
    return wasAlong;
  }

  function down(event: PointerEvent): void {
    if (letGo()) sink.cancelled();
    const { clientX: x, clientY: y, pointerId: id, timeStamp: at } = event;
    const isAtEdge = x < edge || x > innerWidth - edge;
    if (
      !event.isPrimary ||
      event.pointerType === 'mouse' ||
      isAtEdge ||
      handlesHorizontal(event.target, element)
    )
      return;
    grip = { id, x, y, at, isAlong: false };
  }

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (grip?.id !== pointerId) return;
    const way = { x: clientX - grip.x, y: clientY - grip.y };
    if (!grip.isAlong) {
      const direction = swipeDirection(way);
      if (direction === 'none') return;
      if (direction === 'across') return void letGo();
      grip.isAlong = true;
    }
    sink.moved(way.x);
  }

  function up({ pointerId, clientX, timeStamp }: PointerEvent): void {
    if (grip?.id !== pointerId) return;
    const { x, at } = grip;
    if (letGo()) sink.lifted(clientX - x, timeStamp - at);
  }

  function cancel({ pointerId }: PointerEvent): void {
    if (grip?.id === pointerId && letGo()) sink.cancelled();
  }

  const { signal } = whole;
  element.addEventListener('pointerdown', down, { signal });
  // on window: the element under the finger may be removed during the swipe
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
  return () => whole.abort();
}

/** Whether the target handles horizontal movement itself: scrolling strips, sliders. */
function handlesHorizontal(target: EventTarget | null, end: HTMLElement): boolean {
  let element = target instanceof Element ? target : null;
  if (element?.closest('dialog, input, [role=slider]')) return true;
  for (; element !== null && element !== end; element = element.parentElement) {
    if (
      element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX)
    )
      return true;
  }
  return false;
}
