import { pullIntent, pullTravel, refreshAt } from '#gestures/pull.ts';

/** What a finger that pulls a page says, and how far the page has come with it. */
export interface PullSink {
  /** whether a pull would be followed now */
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
 * Follows one finger that begins at the page's very top. The browser is told that a move is ours only once it is a pull,
 * so that scrolling stays as smooth as it is. @returns stops following
 */
export function followPull(sink: PullSink): () => void {
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
      if (intent === 'unsaid') return;
      // a move that the browser has begun to scroll with is no longer ours to take
      if (intent === 'other' || !event.cancelable || scrollY > 0) return letGo('cancelled');
      grip.isPulling = true;
      sink.began();
    }
    if (event.cancelable) event.preventDefault();
    const travel = pullTravel(dy);
    sink.moved(travel);
    const isPast = travel >= refreshAt;
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
