import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

test('at most `limit` tasks run at a time, and each runs once, whether it fails or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.nat(3), { maxLength: 20 }),
      async (limit, lengths) => {
        const withLimit = limitConcurrency(limit);
        let running = 0;
        let most = 0;
        const outcomes = await Promise.allSettled(
          lengths.map((length, index) =>
            withLimit(async () => {
              running += 1;
              most = Math.max(most, running);
              for (let step = 0; step <= length; step += 1) await pause();
              running -= 1;
              if (length === 3) throw new Error('failed');
              return index;
            }),
          ),
        );
        expect(most).toBe(Math.min(limit, lengths.length));
        expect(outcomes.map(({ status }) => status)).toEqual(
          lengths.map((length) => (length === 3 ? 'rejected' : 'fulfilled')),
        );
      },
    ),
    { numRuns: 50 },
  );
});
