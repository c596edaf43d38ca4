import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentsOf, percentsOfWhole } from './percents.ts';

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [5, 0],
    [100, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [1, 199],
    [1, 99],
  ],
])('%j are %j percent', (parts, percents) => {
  expect(percentsOfWhole(parts)).toEqual(percents);
});

it('always sums to 100, each part within one of its exact value', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1e6), { minLength: 1, maxLength: 20 }), (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      fc.pre(whole > 0);
      const percents = percentsOfWhole(parts);
      expect(percents.reduce((sum, part) => sum + part, 0)).toBe(100);
      percents.forEach((percent, at) =>
        expect(Math.abs(percent - ((parts[at] ?? 0) * 100) / whole)).toBeLessThan(1),
      );
    }),
  );
});

it('gives each option its share of the voters in a multiple choice', () => {
  expect(percentsOf([3, 2, 4], 4)).toEqual([75, 50, 100]);
  expect(percentsOf([0], 0)).toEqual([0]);
});
