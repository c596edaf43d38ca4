import type { Curve } from '#gestures/ease.ts';

// Spec section 9; the curves are not specified.

/** s of the opening and closing transition */
export const openSeconds = 0.3;
/** s of a slide to the next picture */
export const slideSeconds = 0.5;
/** s of bouncing back into bounds, and of a double-tap zoom */
export const settleSeconds = 0.3;
/** px between two pictures */
export const pictureGap = 15;

/** fast start: continues the movement of a lifted finger */
export const easeOut: Curve = [0.16, 1, 0.3, 1];
/** for movements without a finger */
export const easeInOut: Curve = [0.4, 0, 0.2, 1];
