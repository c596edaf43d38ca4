import fc from 'fast-check';
import { expect, it } from 'vitest';
import { easingProgress, initialSpeed, type Curve } from './ease.ts';

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const curve: fc.Arbitrary<Curve> = fc.tuple(unit, unit, unit, unit);

it('starts at 0, ends at 1, and is monotonic if the curve is', () => {
  fc.assert(
    fc.property(curve, unit, unit, (along, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      expect(easingProgress(along, 0)).toBe(0);
      expect(easingProgress(along, 1)).toBe(1);
      expect(easingProgress(along, earlier)).toBeLessThanOrEqual(easingProgress(along, later) + 1e-4);
    }),
  );
});

it.each([0.1, 0.5, 0.9])('a linear curve is linear at %s', (part) => {
  expect(easingProgress([1 / 3, 1 / 3, 2 / 3, 2 / 3], part)).toBeCloseTo(part, 5);
});

it('matches ease-in-out of browsers', () => {
  expect(easingProgress([0.42, 0, 0.58, 1], 0.5)).toBeCloseTo(0.5, 5);
  expect(easingProgress([0.42, 0, 0.58, 1], 0.25)).toBeCloseTo(0.129, 3);
});

it('starts at the initial speed', () => {
  const along: Curve = [0.33, 1, 0.68, 1];
  expect(easingProgress(along, 1e-4) / 1e-4).toBeCloseTo(initialSpeed(along), 1);
});
