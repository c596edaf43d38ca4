import type { Curve } from '#gestures/ease.ts';

// Spec section 9, but for the curves, which it leaves open.

/** s until an opening gallery is open, and a closing one closed */
export const openTime = 0.3;
/** s of a change of pictures */
export const slideTime = 0.5;
/** s in which a picture that was pulled too far, or is zoomed by a double tap, comes to rest */
export const settleTime = 0.3;
/** px between two pictures */
export const gap = 15;

/** quick at first: follows a finger that let go */
export const easeOut: Curve = [0.16, 1, 0.3, 1];
/** for what moves by itself */
export const easeInOut: Curve = [0.4, 0, 0.2, 1];
