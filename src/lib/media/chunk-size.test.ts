import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { nextChunkBytes } from './chunk-size.ts';

const limits = { smallest: 16, largest: 1024 };

test.each([
  [100, 500, 200],
  [100, 3000, 100],
  [100, 9000, 50],
  [1000, 500, 1024],
  [20, Number.POSITIVE_INFINITY, 16],
])('after %i bytes in %s ms come %i', (size, ms, next) => {
  expect(nextChunkBytes(size, ms, limits)).toBe(next);
});

it('stays within the gateway’s limits on any network', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, noNaN: true })), (times) => {
      const last = times.reduce((size, ms) => nextChunkBytes(size, ms, limits), 128);
      expect(last).toBeGreaterThanOrEqual(limits.smallest);
      expect(last).toBeLessThanOrEqual(limits.largest);
    }),
  );
});
