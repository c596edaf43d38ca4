/** The control points of a cubic Bézier easing, as in CSS and the Web Animations API. */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

/** Evaluates an easing curve. @param part elapsed share of the time, 0 to 1 @returns share of the distance */
export function easingProgress([x1, y1, x2, y2]: Curve, part: number): number {
  if (part <= 0) return 0;
  if (part >= 1) return 1;
  // x is monotonic in the parameter: bisection, to a millionth in 20 steps
  let low = 0;
  let high = 1;
  for (let step = 0; step < 20; step += 1) {
    const half = (low + high) / 2;
    if (bezier(x1, x2, half) < part) low = half;
    else high = half;
  }
  return bezier(y1, y2, (low + high) / 2);
}

/** Initial speed of the curve relative to linear motion. */
export function initialSpeed([x1, y1]: Curve): number {
  return y1 / x1;
}

function bezier(one: number, two: number, at: number): number {
  const rest = 1 - at;
  return 3 * rest * rest * at * one + 3 * rest * at * at * two + at * at * at;
}
