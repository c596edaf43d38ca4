/** The two inner points of a cubic Bézier curve, as CSS and the Web Animations API take them. */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

/** How far a motion along the curve has come. @param part of its time, 0 to 1 @returns part of its way */
export function easeAt([x1, y1, x2, y2]: Curve, part: number): number {
  if (part <= 0) return 0;
  if (part >= 1) return 1;
  // x grows with the parameter, so halving finds it; 20 halvings are a millionth of the way
  let low = 0;
  let high = 1;
  for (let step = 0; step < 20; step += 1) {
    const half = (low + high) / 2;
    if (bezier(x1, x2, half) < part) low = half;
    else high = half;
  }
  return bezier(y1, y2, (low + high) / 2);
}

/** How many times faster than evenly a motion along the curve begins. */
export function firstSpeed([x1, y1]: Curve): number {
  return y1 / x1;
}

function bezier(one: number, two: number, at: number): number {
  const rest = 1 - at;
  return 3 * rest * rest * at * one + 3 * rest * at * at * two + at * at * at;
}
