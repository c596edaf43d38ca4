import { feedSwipeDirection } from '#gestures/feed-swipe.ts';
import { isTap } from '#gestures/taps.ts';

/** Events of a vertical swipe or tap. */
export interface VerticalSwipeHandlers {
  /** @param way px downwards from the start */
  moved(way: number): void;
  /** @param time ms since pointerdown */
  lifted(way: number, time: number): void;
  cancelled(): void;
  /** on the video, not on a control over it */
  tapped(): void;
}

interface Grip {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** the pointer is on a button or link */
  readonly isOnControl: boolean;
  isAlong: boolean;
}

/**
 * Reports vertical swipes of one finger or the mouse on an element with `touch-action: pan-x pinch-zoom`; the browser handles
 * horizontal movement. @returns removes the listeners
 */
export function watchVerticalSwipe(element: HTMLElement, sink: VerticalSwipeHandlers): () => void {
  let grip: Grip | undefined;
  const whole = new AbortController();

  function down(event: PointerEvent): void {
    const { clientX: x, clientY: y, pointerId: id, timeStamp: at, target } = event;
    if (!event.isPrimary || event.button !== 0 || isInDialog(target)) return;
    if (grip?.isAlong === true) sink.cancelled();
    grip = { id, x, y, at, isOnControl: isControl(target), isAlong: false };
  }

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (grip?.id !== pointerId) return;
    const way = { x: clientX - grip.x, y: clientY - grip.y };
    if (!grip.isAlong) {
      const direction = feedSwipeDirection(way);
      if (direction === 'none') return;
      if (direction === 'across') {
        grip = undefined;
        return;
      }
      grip.isAlong = true;
    }
    sink.moved(way.y);
  }

  function up({ pointerId, clientY, timeStamp }: PointerEvent): void {
    if (grip?.id !== pointerId) return;
    const { y, at, isAlong, isOnControl } = grip;
    grip = undefined;
    if (isAlong) {
      preventNextClick();
      sink.lifted(clientY - y, timeStamp - at);
    } else if (!isOnControl && isTap(0, timeStamp - at)) sink.tapped();
  }

  function cancel({ pointerId }: PointerEvent): void {
    if (grip?.id !== pointerId) return;
    const { isAlong } = grip;
    grip = undefined;
    if (isAlong) sink.cancelled();
  }

  /** Prevents the click after a swipe that began on a button or a link. */
  function preventNextClick(): void {
    const once = new AbortController();
    element.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true, once: true, signal: once.signal },
    );
    // the click event follows pointerup immediately, or never
    setTimeout(() => once.abort());
  }

  const { signal } = whole;
  element.addEventListener('pointerdown', down, { signal });
  // prevents dragging the poster image with a mouse
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  addEventListener('pointermove', move, { signal, passive: true });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
  return () => whole.abort();
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, input, [role=slider]') !== null;
}
