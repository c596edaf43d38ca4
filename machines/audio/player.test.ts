import fc from 'fast-check';
import { expect, test } from 'vitest';
import { events, start } from './player.test-support.ts';

test('whatever readers and the world do, what is not wanted is silent, and what is called heard is heard', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (sequence) => {
      const player = start();
      for (const event of sequence) {
        if (!player.happens(event)) continue;
        player.send(event);
        const snapshot = player.snapshot();
        if (!snapshot.hasTag('wanted')) expect(player.sounding()).toBeUndefined();
        if (snapshot.hasTag('heard')) expect(player.sounding()).toBe(player.current());
      }
    }),
    { numRuns: 500 },
  );
});
