import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doubleTapped } from './double-tap.ts';
import { pinch, type Fingers } from './pinch.ts';
import { fitInside, fitted, keepInside, maxZoom } from './placement.ts';
import { distance, middle } from './point.ts';
import { frame, pictureUnder, placement, point, size } from './test-values.ts';

const fingers: fc.Arbitrary<Fingers> = fc
  .tuple(point, point)
  .filter(([one, other]) => distance(one, other) > 20);

it('what is under the middle of two fingers stays under it, however they move', () => {
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

it('the zoom follows the distance of the fingers as long as it is between 1 and 4', () => {
  fc.assert(
    fc.property(placement, fingers, fingers, (held, from, to) => {
      const asked = (held.zoom * distance(...to)) / distance(...from);
      fc.pre(asked >= 1 && asked <= maxZoom);
      expect(pinch(held, from, to).zoom).toBeCloseTo(asked, 6);
    }),
  );
});

it('fingers that do not move move nothing', () => {
  fc.assert(
    fc.property(placement, fingers, (held, still) => {
      const now = pinch(held, still, still);
      expect(now.x).toBeCloseTo(held.x, 6);
      expect(now.y).toBeCloseTo(held.y, 6);
      expect(now.zoom).toBeCloseTo(held.zoom, 6);
    }),
  );
});

it('fingers on one another make no infinite picture', () => {
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

it('a double tap zooms to the point as far as the bounds let it, and the next one fits the picture again', () => {
  fc.assert(
    fc.property(size, frame, point, (picture, around, at) => {
      const fit = fitInside(picture, around);
      const zoomed = doubleTapped(fitted, at, fit, around);
      expect(zoomed.zoom).toBeGreaterThanOrEqual(2);
      expect(zoomed.zoom).toBeLessThanOrEqual(maxZoom);
      expect(zoomed).toEqual(keepInside(zoomed, fit, around));
      expect(doubleTapped(zoomed, at, fit, around)).toEqual(fitted);
    }),
  );
});

it('a double tap on a long picture fills the width of the frame', () => {
  const around = { width: 390, height: 844 };
  const fit = fitInside({ width: 800, height: 4800 }, around);
  expect(fit.width * doubleTapped(fitted, { x: 0, y: 0 }, fit, around).zoom).toBeCloseTo(390, 6);
});
