/** travel beyond which a released pull refreshes */
export const refreshThresholdPx = 56;
/** upper limit of the travel, which is never reached */
const maxTravelPx = 140;
/** finger movement before the intent is decided */
const slopPx = 8;

/** How far a pulled page moves, in px: less and less as the finger moves on. @param dragged px downwards */
export function pullTravel(dragged: number): number {
  return dragged <= 0 ? 0 : -maxTravelPx * Math.expm1(-dragged / (1.6 * maxTravelPx));
}

/**
 * The intent of a finger on a page at its top: to pull it, something else (scroll, swipe a list sideways), or not decided
 * yet. @param dx px to the right @param dy px downwards
 */
export function pullIntent(dx: number, dy: number): 'pull' | 'other' | 'undecided' {
  if (Math.hypot(dx, dy) < slopPx) return 'undecided';
  return dy > 0 && dy > 1.5 * Math.abs(dx) ? 'pull' : 'other';
}
