import { animate } from 'framer-motion/dom/mini';
import { easingProgress, type Curve } from '#gestures/ease.ts';
import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';

/** Duration and easing of an animation. */
export interface Motion {
  /** s */
  readonly time: number;
  readonly curve: Curve;
}

/**
 * Moves one element by a value: directly under a finger, or animated by the browser's compositor. The current value of an
 * animation is computed, so that layout is never read.
 */
export interface Mover<Value> {
  /** the current value, also during an animation */
  now(): Value;
  /** Sets the value at rest. */
  put(value: Value): void;
  /** Sets the value during a drag: the element keeps its own compositor layer. */
  carry(value: Value): void;
  /** Animates to a value. @param onEnd not called if interrupted */
  settle(to: Value, motion: Motion, onEnd?: () => void): void;
}

interface MovedBy<Value> {
  /** a CSS transform */
  transformOf(value: Value): string;
  between(from: Value, to: Value, part: number): Value;
}

interface RunningAnimation<Value> {
  readonly from: Value;
  readonly motion: Motion;
  readonly playing: ReturnType<typeof animate>;
}

/** @param onRest called whenever it comes to rest */
export function createMover<Value>(
  element: HTMLElement,
  first: Value,
  { transformOf, between }: MovedBy<Value>,
  onRest: () => void = () => {},
): Mover<Value> {
  let value = first;
  let animation: RunningAnimation<Value> | undefined;
  let shown = '';
  let hasLayer = false;

  function setLayer(wanted: boolean): void {
    if (wanted === hasLayer) return;
    hasLayer = wanted;
    element.style.willChange = wanted ? 'transform' : '';
  }

  /** A compositor layer keeps its resolution: without one, the element is repainted sharp at rest. */
  function rest(): void {
    setLayer(false);
    onRest();
  }

  function now(): Value {
    if (animation === undefined) return value;
    const { from, motion, playing } = animation;
    return between(from, value, easingProgress(motion.curve, playing.time / motion.time));
  }

  function place(next: Value): void {
    animation?.playing.cancel();
    animation = undefined;
    value = next;
    const transform = transformOf(next);
    // setting a style recalculates it even if unchanged
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
      setLayer(true);
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
            animation = undefined;
            rest();
            onEnd?.();
          },
        },
      );
      animation = { from, motion, playing };
    },
  };
}
