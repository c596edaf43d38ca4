import { distance, type Point } from './point.ts';
import { slopPx } from './swipe.ts';

export interface Touch extends Point {
  /** time stamp of lifting the finger, ms */
  readonly at: number;
}

/** a longer touch is not a tap: the browser may have shown its own menu */
export const longPressMs = 500;
/** a second tap within this time makes a double tap */
export const doubleTapMs = 280;
/** and within this distance */
const doubleTapRadiusPx = 40;

/** Whether a touch is a tap. @param maxDistance from its start, px @param durationMs of the touch */
export function isTap(maxDistance: number, durationMs: number): boolean {
  return maxDistance < slopPx && durationMs < longPressMs;
}

/** Whether a tap is the second of a double tap. */
export function isSecondTap(first: Touch | undefined, second: Touch): boolean {
  return (
    first !== undefined && second.at - first.at < doubleTapMs && distance(first, second) < doubleTapRadiusPx
  );
}
