import fc from 'fast-check';
import { expect, test } from 'vitest';
import { events, start } from './player.test-support.ts';

test('in any order of events, unwanted playback is silent and the playing state is audible', () => {
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
