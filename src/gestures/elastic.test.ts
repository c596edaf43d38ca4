import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rawOffset, rawZoom, elasticOffset, elasticZoom, maxOvershoot } from './elastic.ts';
import { maxZoom } from './placement.ts';
import { px } from './test-values.ts';

const rawZooms = fc.double({ min: 0.01, max: 400, noNaN: true });
const room = fc.double({ min: 20, max: 400, noNaN: true });
const reach = fc.double({ min: 0, max: 1500, noNaN: true });

it('a zoom from 1 to 4 is unchanged', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: maxZoom, noNaN: true }), (zoom) => {
      expect(elasticZoom(zoom)).toBe(zoom);
    }),
  );
});

it('the zoom stays below 6 and above 0.5', () => {
  fc.assert(
    fc.property(rawZooms, (zoom) => {
      expect(elasticZoom(zoom)).toBeLessThan(maxOvershoot);
      expect(elasticZoom(zoom)).toBeGreaterThan(0.5);
    }),
  );
});

it('zoom and offset are monotonic in the pull', () => {
  fc.assert(
    fc.property(rawZooms, rawZooms, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(elasticZoom(less)).toBeLessThanOrEqual(elasticZoom(more));
    }),
  );
  fc.assert(
    fc.property(px, px, reach, room, (one, other, end, space) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(elasticOffset(less, end, space)).toBeLessThanOrEqual(elasticOffset(more, end, space));
    }),
  );
});

it('beyond the reach the offset is smaller than the pull and stays below the room', () => {
  fc.assert(
    fc.property(px, reach, room, (raw, end, space) => {
      const shown = elasticOffset(raw, end, space);
      expect(Math.abs(shown)).toBeLessThanOrEqual(Math.abs(raw) + 1e-9);
      expect(Math.abs(shown)).toBeLessThan(end + space);
      if (Math.abs(raw) <= end) expect(shown).toBe(raw);
    }),
  );
});

it('the inverse functions reproduce the shown value', () => {
  fc.assert(
    fc.property(rawZooms, (zoom) => {
      const shown = elasticZoom(zoom);
      expect(elasticZoom(rawZoom(shown))).toBeCloseTo(shown, 6);
    }),
  );
  fc.assert(
    fc.property(px, reach, room, (raw, end, space) => {
      const shown = elasticOffset(raw, end, space);
      expect(elasticOffset(rawOffset(shown, end, space), end, space)).toBeCloseTo(shown, 6);
    }),
  );
});
