import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitInside } from './placement.ts';
import { frame, px, size } from './test-values.ts';
import { coverOf, isInViewport } from './thumbnail.ts';

it('a picture placed over its thumbnail shows the same part', () => {
  fc.assert(
    fc.property(size, frame, size, px, px, (picture, around, { width, height }, left, top) => {
      const fit = fitInside(picture, around);
      const { placement, cut } = coverOf({ left, top, width, height }, fit, around);
      const shown = {
        width: (fit.width - 2 * cut.x) * placement.zoom,
        height: (fit.height - 2 * cut.y) * placement.zoom,
      };
      expect(shown.width).toBeCloseTo(width, 4);
      expect(shown.height).toBeCloseTo(height, 4);
      expect(around.width / 2 + placement.x - shown.width / 2).toBeCloseTo(left, 4);
      expect(around.height / 2 + placement.y - shown.height / 2).toBeCloseTo(top, 4);
      expect(Math.min(cut.x, cut.y)).toBeCloseTo(0, 6);
    }),
  );
});

it.each([
  [{ left: -99, top: 0, width: 100, height: 50 }, true],
  [{ left: -100, top: 0, width: 100, height: 50 }, false],
  [{ left: 0, top: 844, width: 100, height: 50 }, false],
  [{ left: 0, top: 843, width: 100, height: 50 }, true],
  [{ left: 0, top: 0, width: 0, height: 0 }, false],
])('%j is visible: %s', (box, isVisible) => {
  expect(isInViewport(box, { width: 390, height: 844 })).toBe(isVisible);
});
