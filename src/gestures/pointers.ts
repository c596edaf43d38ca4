import { distance, type Point } from './point.ts';
import { doubleTapTime, isSecondTap, isTap, type Touch } from './taps.ts';

/** What becomes of the fingers on an element. Points are px from the upper left corner of the window, times ms. */
export interface FingerSink {
  /** one finger or two: they are there from now on, and whatever they hold starts from where it is */
  hold(fingers: readonly Point[], at: number): void;
  move(fingers: readonly Point[], at: number): void;
  /** `cancelled`: the browser has taken the gesture for itself, such as for its menu after a long press */
  letGo(how: 'lifted' | 'cancelled', at: number): void;
  /** told when no second tap followed */
  tap(at: Point): void;
  doubleTap(at: Point): void;
}

/** more fingers than two tell nothing */
const most = 2;

/**
 * Follows fingers, pen and mouse on an element that has `touch-action: none`.
 * @returns stops following them
 */
export function followPointers(element: HTMLElement, sink: FingerSink): () => void {
  const fingers = new Map<number, Point>();
  let start: Touch = { x: 0, y: 0, at: 0 };
  /** px of the longest way from the start; endless once a second finger came */
  let way = 0;
  let firstTap: Touch | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const points = () => [...fingers.values()];

  function down(event: PointerEvent): void {
    if ((event.pointerType === 'mouse' && event.button !== 0) || isOnControl(event)) return;
    // WebViews lose the end of touches while the app is switched: a first finger means that no other is there
    if (event.isPrimary) fingers.clear();
    if (fingers.size === most) return;
    if (fingers.size === 0) {
      start = { ...pointOf(event), at: event.timeStamp };
      way = 0;
    } else way = Number.POSITIVE_INFINITY;
    if (fingers.size === 0) hearMoves();
    fingers.set(event.pointerId, pointOf(event));
    // fingers stay with what they touched by themselves
    if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId);
    sink.hold(points(), event.timeStamp);
  }

  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return;
    const point = pointOf(event);
    fingers.set(event.pointerId, point);
    way = Math.max(way, distance(start, point));
    event.stopPropagation();
    sink.move(points(), event.timeStamp);
  }

  /**
   * Moves of a finger that is held are heard before everything else, and by nothing else: React listens to each at the
   * document and looks through its tree for who wants it, which costs a slow phone a third of a frame.
   */
  function hearMoves(): void {
    window.addEventListener('pointermove', move, heardFirst);
    window.addEventListener('touchmove', refuseFirst, { ...heardFirst, passive: false });
  }

  function ignoreMoves(): void {
    window.removeEventListener('pointermove', move, heardFirst);
    window.removeEventListener('touchmove', refuseFirst, heardFirst);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) return sink.hold(points(), event.timeStamp);
    ignoreMoves();
    sink.letGo(event.type === 'pointercancel' ? 'cancelled' : 'lifted', event.timeStamp);
    if (event.type === 'pointerup' && isTap(way, event.timeStamp - start.at)) {
      noteTap({ ...pointOf(event), at: event.timeStamp });
    }
  }

  function noteTap(tap: Touch): void {
    clearTimeout(waiting);
    if (isSecondTap(firstTap, tap)) {
      firstTap = undefined;
      return sink.doubleTap(tap);
    }
    firstTap = tap;
    waiting = setTimeout(() => sink.tap(tap), doubleTapTime);
  }

  const passive = { passive: true };
  element.addEventListener('pointerdown', down, passive);
  element.addEventListener('pointerup', up, passive);
  element.addEventListener('pointercancel', up, passive);
  // browsers take a flick for a fling of the page in spite of touch-action, and swallow the tap that comes next; WebViews
  // on iOS zoom the page in spite of it; a mouse would drag the picture out of the page
  refused.forEach((type) => element.addEventListener(type, refuse, { passive: false }));
  return () => {
    clearTimeout(waiting);
    ignoreMoves();
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    refused.forEach((type) => element.removeEventListener(type, refuse));
  };
}

/**
 * Buttons and links on the element keep their taps: a captured pointer would click the element instead. A finger that
 * moves on one with `data-swipe` is followed all the same, and clicks nothing then.
 */
function isOnControl({ target, pointerType }: PointerEvent): boolean {
  const control = target instanceof Element ? target.closest('button, a') : null;
  return control !== null && (pointerType === 'mouse' || !control.hasAttribute('data-swipe'));
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

const heardFirst = { capture: true, passive: true } as const;
const refused = ['touchmove', 'gesturestart', 'dragstart'] as const;

function refuse(event: Event): void {
  if (event.cancelable) event.preventDefault();
}

function refuseFirst(event: Event): void {
  event.stopPropagation();
  refuse(event);
}
