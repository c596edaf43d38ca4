/** px of travel past which a pull refreshes when it is let go */
export const refreshAt = 56;
/** px: what is pulled comes near this and never there */
const longest = 140;
/** px that a finger goes before it says what it wants */
const slack = 8;

/** How far a page that is pulled goes, in px: less and less the further the finger is. @param dragged px downwards */
export function pullTravel(dragged: number): number {
  return dragged <= 0 ? 0 : -longest * Math.expm1(-dragged / (1.6 * longest));
}

/**
 * What a finger on a page at its top wants: to pull it, something else (scroll, swipe a strip sideways), or it has not
 * said. @param dx px to the right @param dy px downwards
 */
export function pullIntent(dx: number, dy: number): 'pull' | 'other' | 'unsaid' {
  if (Math.hypot(dx, dy) < slack) return 'unsaid';
  return dy > 0 && dy > 1.5 * Math.abs(dx) ? 'pull' : 'other';
}
