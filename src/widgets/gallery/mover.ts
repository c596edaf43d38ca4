import { animate } from 'framer-motion/dom/mini';
import { easeAt, type Curve } from '#gestures/ease.ts';
import { asksForLittleMotion } from '#platform/motion.ts';

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
  /** Moves there from where it is. @param onRest not called when something else moves it meanwhile */
  settle(to: Value, motion: Motion, onRest?: () => void): void;
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

export function createMover<Value>(
  element: HTMLElement,
  first: Value,
  { transformOf, between }: MovedBy<Value>,
): Mover<Value> {
  let value = first;
  let way: Way<Value> | undefined;
  let isCarried = false;

  function lift(carried: boolean): void {
    if (carried === isCarried) return;
    isCarried = carried;
    element.style.willChange = carried ? 'transform' : '';
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
    element.style.transform = transformOf(next);
  }

  place(first);
  return {
    now,
    put(next) {
      place(next);
      // a layer of its own keeps the sharpness it was made with: at rest it is drawn anew
      lift(false);
    },
    carry(next) {
      lift(true);
      place(next);
    },
    settle(to, motion, onRest) {
      const from = now();
      place(to);
      if (motion.time <= 0 || asksForLittleMotion()) {
        lift(false);
        return onRest?.();
      }
      const playing = animate(
        element,
        { transform: [transformOf(from), transformOf(to)] },
        {
          duration: motion.time,
          ease: motion.curve,
          onComplete() {
            way = undefined;
            lift(false);
            onRest?.();
          },
        },
      );
      way = { from, motion, playing };
    },
  };
}
