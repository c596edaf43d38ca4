import fc from 'fast-check';
import { maxZoom, type Placement } from './placement.ts';
import type { Point, Size } from './point.ts';

/** px on a screen, to either side of its centre */
export const px = fc.double({ min: -2000, max: 2000, noNaN: true });
export const point: fc.Arbitrary<Point> = fc.record({ x: px, y: px });
const side = fc.double({ min: 1, max: 4000, noNaN: true });
export const size: fc.Arbitrary<Size> = fc.record({ width: side, height: side });
export const frame: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 240, max: 1600 }),
  height: fc.integer({ min: 240, max: 1600 }),
});
export const zoom = fc.double({ min: 1, max: maxZoom, noNaN: true });
export const placement: fc.Arbitrary<Placement> = fc.record({ x: px, y: px, zoom });

/** The point of the fitted picture that is shown at a point of the frame. */
export function pictureUnder(at: Point, { x, y, zoom: times }: Placement): Point {
  return { x: (at.x - x) / times, y: (at.y - y) / times };
}
