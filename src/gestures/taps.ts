import { distance, type Point } from './point.ts';
import { slop } from './swipe.ts';

export interface Touch extends Point {
  /** ms when the finger was lifted */
  readonly at: number;
}

/** ms after which a finger that rests is no tap: the browser may have shown its own menu */
export const longPress = 500;
/** ms within which a second tap makes a double tap */
export const doubleTapTime = 280;
/** px within which it does */
const doubleTapReach = 40;

/** Whether a finger that is lifted has tapped. @param way px it went at most @param held ms */
export function isTap(way: number, held: number): boolean {
  return way < slop && held < longPress;
}

/** Whether a tap is the second of a double tap. */
export function isSecondTap(first: Touch | undefined, second: Touch): boolean {
  return (
    first !== undefined && second.at - first.at < doubleTapTime && distance(first, second) < doubleTapReach
  );
}
