import fc from 'fast-check';
import { expect, it } from 'vitest';
import { easeAt, firstSpeed, type Curve } from './ease.ts';

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const curve: fc.Arbitrary<Curve> = fc.tuple(unit, unit, unit, unit);

it('a motion begins at its beginning, ends at its end, and never goes back on a curve that does not', () => {
  fc.assert(
    fc.property(curve, unit, unit, (along, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      expect(easeAt(along, 0)).toBe(0);
      expect(easeAt(along, 1)).toBe(1);
      expect(easeAt(along, earlier)).toBeLessThanOrEqual(easeAt(along, later) + 1e-4);
    }),
  );
});

it.each([0.1, 0.5, 0.9])('an even curve is even at %s', (part) => {
  expect(easeAt([1 / 3, 1 / 3, 2 / 3, 2 / 3], part)).toBeCloseTo(part, 5);
});

it('is the curve that browsers call ease-in-out', () => {
  expect(easeAt([0.42, 0, 0.58, 1], 0.5)).toBeCloseTo(0.5, 5);
  expect(easeAt([0.42, 0, 0.58, 1], 0.25)).toBeCloseTo(0.129, 3);
});

it('begins as fast as is told', () => {
  const along: Curve = [0.33, 1, 0.68, 1];
  expect(easeAt(along, 1e-4) / 1e-4).toBeCloseTo(firstSpeed(along), 1);
});
