import { directionOf } from '#gestures/swipe.ts';

/** What a finger that goes along a row of pages says. */
export interface AlongSink {
  /** px to the right, from where the finger was put down */
  moved(way: number): void;
  /** @param time ms since it was put down */
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

/** px from the window's sides that belong to the system's own gestures */
const edge = 20;

/**
 * Follows one finger on an element that has `touch-action: pan-y`: what goes up or down stays the browser's, which then
 * takes the finger away, and what goes sideways is told. A mouse selects text, and has tabs to click. @returns stops
 */
export function followAlong(element: HTMLElement, sink: AlongSink): () => void {
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
    if (!event.isPrimary || event.pointerType === 'mouse' || isAtEdge || goesAside(event.target, element))
      return;
    grip = { id, x, y, at, isAlong: false };
  }

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (grip?.id !== pointerId) return;
    const way = { x: clientX - grip.x, y: clientY - grip.y };
    if (!grip.isAlong) {
      const direction = directionOf(way);
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
  // the card under the finger may go while it is followed: the window hears the rest
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
  return () => whole.abort();
}

/** Strips that scroll sideways, and what is dragged itself, keep their fingers. */
function goesAside(target: EventTarget | null, end: HTMLElement): boolean {
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
