import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pullIntent, pullTravel, refreshAt } from './pull.ts';

const px = fc.double({ min: 0, max: 3000, noNaN: true });

it('a page follows the finger less and less, and never past 140 px', () => {
  fc.assert(
    fc.property(px, px, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(pullTravel(less)).toBeLessThanOrEqual(pullTravel(more));
      expect(pullTravel(more)).toBeLessThanOrEqual(Math.min(more, 140));
    }),
  );
});

it('a page is not pushed up', () => {
  fc.assert(
    fc.property(px, (up) => {
      expect(pullTravel(-up)).toBe(0);
    }),
  );
});

it('a thumb reaches the mark without going over half the screen', () => {
  expect(pullTravel(60)).toBeLessThan(refreshAt);
  expect(pullTravel(200)).toBeGreaterThan(refreshAt);
});

it('only a finger that goes down pulls; one that goes sideways or up wants something else', () => {
  fc.assert(
    fc.property(fc.double({ min: -500, max: 500, noNaN: true }), px, (dx, down) => {
      expect(pullIntent(dx, -down - 8)).toBe('other');
      expect(pullIntent(dx, down)).toBe(
        Math.hypot(dx, down) < 8 ? 'unsaid' : down > 1.5 * Math.abs(dx) ? 'pull' : 'other',
      );
    }),
  );
});
