import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pullIntent, pullTravel, refreshThresholdPx } from './pull.ts';

const px = fc.double({ min: 0, max: 3000, noNaN: true });

it('the page follows the finger less and less, up to 140 px', () => {
  fc.assert(
    fc.property(px, px, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(pullTravel(less)).toBeLessThanOrEqual(pullTravel(more));
      expect(pullTravel(more)).toBeLessThanOrEqual(Math.min(more, 140));
    }),
  );
});

it('the page cannot be pushed up', () => {
  fc.assert(
    fc.property(px, (up) => {
      expect(pullTravel(-up)).toBe(0);
    }),
  );
});

it('a thumb reaches the threshold within a short distance', () => {
  expect(pullTravel(60)).toBeLessThan(refreshThresholdPx);
  expect(pullTravel(200)).toBeGreaterThan(refreshThresholdPx);
});

it('only a downward movement is a pull', () => {
  fc.assert(
    fc.property(fc.double({ min: -500, max: 500, noNaN: true }), px, (dx, down) => {
      expect(pullIntent(dx, -down - 8)).toBe('other');
      expect(pullIntent(dx, down)).toBe(
        Math.hypot(dx, down) < 8 ? 'undecided' : down > 1.5 * Math.abs(dx) ? 'pull' : 'other',
      );
    }),
  );
});
