import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

test('never more pieces are under way than there are places, and each is done once, failed or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.nat(3), { maxLength: 20 }),
      async (places, lengths) => {
        const inTurn = limitConcurrency(places);
        let underWay = 0;
        let most = 0;
        const outcomes = await Promise.allSettled(
          lengths.map((length, index) =>
            inTurn(async () => {
              underWay += 1;
              most = Math.max(most, underWay);
              for (let step = 0; step <= length; step += 1) await pause();
              underWay -= 1;
              if (length === 3) throw new Error('failed');
              return index;
            }),
          ),
        );
        expect(most).toBe(Math.min(places, lengths.length));
        expect(outcomes.map(({ status }) => status)).toEqual(
          lengths.map((length) => (length === 3 ? 'rejected' : 'fulfilled')),
        );
      },
    ),
    { numRuns: 50 },
  );
});
