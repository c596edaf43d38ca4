import { animate } from 'framer-motion/dom/mini';
import { easeAt, type Curve } from '#gestures/ease.ts';
import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';

/** How something moves by itself. */
export interface Motion {
  /** s */
  readonly time: number;
  readonly curve: Curve;
}

/**
 * One element that is moved by a value, at once under a finger or by itself. It moves by itself in the browser's
 * compositor, and where it is meanwhile is reckoned, so that nothing is ever read from the layout.
 */
export interface Mover<Value> {
  /** where it is, resting or moving */
  now(): Value;
  /** Lays it there to rest. */
  put(value: Value): void;
  /** Moves it there at once, to be moved on soon: the browser keeps it as a layer of its own. */
  carry(value: Value): void;
  /** Moves there from where it is. @param onEnd not called when something else moves it meanwhile */
  settle(to: Value, motion: Motion, onEnd?: () => void): void;
}

interface MovedBy<Value> {
  /** a CSS transform */
  transformOf(value: Value): string;
  between(from: Value, to: Value, part: number): Value;
}

interface Way<Value> {
  readonly from: Value;
  readonly motion: Motion;
  readonly playing: ReturnType<typeof animate>;
}

/** @param onRest told whenever it has come to rest */
export function createMover<Value>(
  element: HTMLElement,
  first: Value,
  { transformOf, between }: MovedBy<Value>,
  onRest: () => void = () => {},
): Mover<Value> {
  let value = first;
  let way: Way<Value> | undefined;
  let shown = '';
  let isCarried = false;

  function lift(carried: boolean): void {
    if (carried === isCarried) return;
    isCarried = carried;
    element.style.willChange = carried ? 'transform' : '';
  }

  /** A layer of its own keeps the sharpness it was made with: at rest it is drawn anew. */
  function rest(): void {
    lift(false);
    onRest();
  }

  function now(): Value {
    if (way === undefined) return value;
    const { from, motion, playing } = way;
    return between(from, value, easeAt(motion.curve, playing.time / motion.time));
  }

  function place(next: Value): void {
    way?.playing.cancel();
    way = undefined;
    value = next;
    const transform = transformOf(next);
    // a style that is set is reckoned anew, though it says what it said before
    if (transform !== shown) element.style.transform = transform;
    shown = transform;
  }

  place(first);
  return {
    now,
    put(next) {
      place(next);
      rest();
    },
    carry(next) {
      lift(true);
      place(next);
    },
    settle(to, motion, onEnd) {
      const from = now();
      place(to);
      if (motion.time <= 0 || prefersReducedMotion()) {
        rest();
        return onEnd?.();
      }
      const playing = animate(
        element,
        { transform: [transformOf(from), transformOf(to)] },
        {
          duration: motion.time,
          ease: motion.curve,
          onComplete() {
            way = undefined;
            rest();
            onEnd?.();
          },
        },
      );
      way = { from, motion, playing };
    },
  };
}
