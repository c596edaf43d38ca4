import { pullIntent, pullTravel, refreshThresholdPx } from '#gestures/pull.ts';

/** Events of a pull. */
export interface PullHandlers {
  /** whether a pull may begin */
  isFree(): boolean;
  began(): void;
  /** @param travel px */
  moved(travel: number): void;
  passed(): void;
  fell(): void;
  ended(how: 'released' | 'cancelled'): void;
}

interface Grip {
  readonly x: number;
  readonly y: number;
  isPulling: boolean;
  isPast: boolean;
}

/**
 * Reports a pull of one finger from the page's top. `preventDefault` is called only once the movement is a pull, so that
 * scrolling stays smooth. @returns removes the listeners
 */
export function watchPull(sink: PullHandlers): () => void {
  let grip: Grip | undefined;
  const whole = new AbortController();
  let hold = new AbortController();

  function letGo(how: 'released' | 'cancelled'): void {
    const wasPulling = grip?.isPulling === true;
    grip = undefined;
    hold.abort();
    if (wasPulling) sink.ended(how);
  }

  function move(event: TouchEvent): void {
    const finger = event.touches[0];
    if (grip === undefined || finger === undefined) return;
    const [dx, dy] = [finger.clientX - grip.x, finger.clientY - grip.y];
    if (event.touches.length > 1) return letGo('cancelled');
    if (!grip.isPulling) {
      const intent = pullIntent(dx, dy);
      if (intent === 'undecided') return;
      // a move that the browser already scrolls with cannot be prevented
      if (intent === 'other' || !event.cancelable || scrollY > 0) return letGo('cancelled');
      grip.isPulling = true;
      sink.began();
    }
    if (event.cancelable) event.preventDefault();
    const travel = pullTravel(dy);
    sink.moved(travel);
    const isPast = travel >= refreshThresholdPx;
    if (isPast === grip.isPast) return;
    grip.isPast = isPast;
    if (isPast) sink.passed();
    else sink.fell();
  }

  function touch(event: TouchEvent): void {
    const [finger] = event.touches;
    const isOurs = event.touches.length === 1 && scrollY <= 0 && sink.isFree() && !isInDialog(event.target);
    if (finger === undefined || !isOurs) return letGo('cancelled');
    grip = { x: finger.clientX, y: finger.clientY, isPulling: false, isPast: false };
    hold = new AbortController();
    const { signal } = hold;
    addEventListener('touchmove', move, { passive: false, signal });
    addEventListener('touchend', () => letGo('released'), { signal });
    addEventListener('touchcancel', () => letGo('cancelled'), { signal });
  }

  addEventListener('touchstart', touch, { passive: true, signal: whole.signal });
  return () => {
    letGo('cancelled');
    whole.abort();
  };
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [role=dialog]') !== null;
}
