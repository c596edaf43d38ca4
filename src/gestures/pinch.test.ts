import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placementAfterDoubleTap } from './double-tap.ts';
import { pinch, type Fingers } from './pinch.ts';
import { fitInside, fitted, keepInside, maxZoom } from './placement.ts';
import { distance, middle } from './point.ts';
import { frame, pictureUnder, placement, point, size } from './test-values.ts';

const fingers: fc.Arbitrary<Fingers> = fc
  .tuple(point, point)
  .filter(([one, other]) => distance(one, other) > 20);

it('the point under the middle of two fingers stays under it', () => {
  fc.assert(
    fc.property(placement, fingers, fingers, (held, from, to) => {
      const now = pinch(held, from, to);
      const was = pictureUnder(middle(...from), held);
      const is = pictureUnder(middle(...to), now);
      expect(is.x).toBeCloseTo(was.x, 4);
      expect(is.y).toBeCloseTo(was.y, 4);
    }),
  );
});

it('between 1 and 4 the zoom is proportional to the distance of the fingers', () => {
  fc.assert(
    fc.property(placement, fingers, fingers, (held, from, to) => {
      const raw = (held.zoom * distance(...to)) / distance(...from);
      fc.pre(raw >= 1 && raw <= maxZoom);
      expect(pinch(held, from, to).zoom).toBeCloseTo(raw, 6);
    }),
  );
});

it('fingers that do not move change nothing', () => {
  fc.assert(
    fc.property(placement, fingers, (held, still) => {
      const now = pinch(held, still, still);
      expect(now.x).toBeCloseTo(held.x, 6);
      expect(now.y).toBeCloseTo(held.y, 6);
      expect(now.zoom).toBeCloseTo(held.zoom, 6);
    }),
  );
});

it('fingers at the same point give a finite placement', () => {
  const now = pinch(
    fitted,
    [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ],
    [
      { x: 0, y: 0 },
      { x: 90, y: 0 },
    ],
  );
  expect(Object.values(now).every(Number.isFinite)).toBe(true);
});

it('a double tap zooms in on the point within bounds, and the next one fits the picture again', () => {
  fc.assert(
    fc.property(size, frame, point, (picture, around, at) => {
      const fit = fitInside(picture, around);
      const zoomed = placementAfterDoubleTap(fitted, at, fit, around);
      expect(zoomed.zoom).toBeGreaterThanOrEqual(2);
      expect(zoomed.zoom).toBeLessThanOrEqual(maxZoom);
      expect(zoomed).toEqual(keepInside(zoomed, fit, around));
      expect(placementAfterDoubleTap(zoomed, at, fit, around)).toEqual(fitted);
    }),
  );
});

it('a double tap on a tall picture fills the width of the frame', () => {
  const around = { width: 390, height: 844 };
  const fit = fitInside({ width: 800, height: 4800 }, around);
  expect(fit.width * placementAfterDoubleTap(fitted, { x: 0, y: 0 }, fit, around).zoom).toBeCloseTo(390, 6);
});
