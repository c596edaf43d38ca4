import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explore } from '../proof/explore.ts';
import { playerMachine } from './player.machine.ts';
import { events, start } from './player.test-support.ts';

const active = 'player.sound.active';
const walk = explore(playerMachine, {
  events: [
    ...events,
    { type: 'sleep.over' },
    { type: `xstate.after.patience.${active}.loading` },
    { type: `xstate.after.patience.${active}.stalled` },
    { type: `xstate.after.retryPause.${active}.retrying` },
    { type: `xstate.after.steadyAfter.${active}.playing` },
    { type: 'xstate.after.sleepTime.player.sleep.counting' },
  ],
});

describe('every way through the player', () => {
  test('reaches every state and takes every transition', () => {
    expect(walk.unreachedStates).toEqual([]);
    expect(walk.untakenTransitions).toEqual([]);
    expect(walk.paths.length).toBeGreaterThan(500);
  });

  test('has a track exactly while it is active, and is heard only when the world said so', () => {
    for (const { from, event, to } of lastSteps()) {
      const { list: tracks, index } = to.context;
      expect(to.hasTag('active')).toBe(tracks[index] !== undefined);
      if (to.hasTag('heard') && !from.hasTag('heard')) expect(event.type).toBe('media.playing');
    }
  });

  test('says what sleep it waits for exactly while it waits', () => {
    for (const { to } of lastSteps()) {
      const { sleep, sleepsAt } = to.context;
      expect(to.hasTag('sleepy')).toBe(sleep !== 'off');
      expect(sleepsAt !== undefined).toBe(typeof sleep === 'number');
    }
  });

  test('tries by itself twice at most, and never what cannot be played', () => {
    for (const { event, to } of lastSteps()) {
      expect(to.context.retries).toBeLessThanOrEqual(2);
      if (event.type === 'media.failed' && event.fault === 'unsupported')
        expect(to.matches({ sound: { active: 'retrying' } })).toBe(false);
    }
  });

  test('is never stuck: from everywhere the reader gets back to a sound that is on its way, or to silence', () => {
    for (const { to } of lastSteps()) {
      if (!to.hasTag('active')) continue;
      expect(to.can({ type: 'toggle.asked' })).toBe(true);
      expect(to.can({ type: 'close.asked' })).toBe(true);
    }
  });
});

function lastSteps() {
  return walk.paths.flatMap((path) => path.slice(-1));
}

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
