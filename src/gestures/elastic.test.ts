import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedPlace, askedZoom, elasticPlace, elasticZoom, maxOvershoot } from './elastic.ts';
import { maxZoom } from './placement.ts';
import { px } from './test-values.ts';

const askedFor = fc.double({ min: 0.01, max: 400, noNaN: true });
const room = fc.double({ min: 20, max: 400, noNaN: true });
const reach = fc.double({ min: 0, max: 1500, noNaN: true });

it('a zoom from 1 to 4 is followed as it is', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: maxZoom, noNaN: true }), (zoom) => {
      expect(elasticZoom(zoom)).toBe(zoom);
    }),
  );
});

it('no pull makes a picture six times as large, nor makes it vanish', () => {
  fc.assert(
    fc.property(askedFor, (zoom) => {
      expect(elasticZoom(zoom)).toBeLessThan(maxOvershoot);
      expect(elasticZoom(zoom)).toBeGreaterThan(0.5);
    }),
  );
});

it('a longer pull is seen to go further, in zoom and place', () => {
  fc.assert(
    fc.property(askedFor, askedFor, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(elasticZoom(less)).toBeLessThanOrEqual(elasticZoom(more));
    }),
  );
  fc.assert(
    fc.property(px, px, reach, room, (one, other, end, space) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(elasticPlace(less, end, space)).toBeLessThanOrEqual(elasticPlace(more, end, space));
    }),
  );
});

it('past an end less than what is asked is given, and never the whole room', () => {
  fc.assert(
    fc.property(px, reach, room, (asked, end, space) => {
      const given = elasticPlace(asked, end, space);
      expect(Math.abs(given)).toBeLessThanOrEqual(Math.abs(asked) + 1e-9);
      expect(Math.abs(given)).toBeLessThan(end + space);
      if (Math.abs(asked) <= end) expect(given).toBe(asked);
    }),
  );
});

it('what is caught while it gives way does not jump', () => {
  fc.assert(
    fc.property(askedFor, (zoom) => {
      const seen = elasticZoom(zoom);
      expect(elasticZoom(askedZoom(seen))).toBeCloseTo(seen, 6);
    }),
  );
  fc.assert(
    fc.property(px, reach, room, (asked, end, space) => {
      const seen = elasticPlace(asked, end, space);
      expect(elasticPlace(askedPlace(seen, end, space), end, space)).toBeCloseTo(seen, 6);
    }),
  );
});
