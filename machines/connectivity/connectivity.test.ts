import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { explore } from '../proof/explore.ts';
import { connectivityMachine, mayPrefetch, recoveredFor } from './connectivity.machine.ts';

const input = { quality: 'unknown', saveData: false } as const;
const walk = explore(connectivityMachine, {
  input,
  events: [
    { type: 'network.lost' },
    { type: 'network.found' },
    { type: 'quality.changed', quality: 'slow', saveData: false },
    { type: 'quality.changed', quality: 'fast', saveData: true },
    { type: 'xstate.after.recoveredFor.connectivity.recovered' },
  ],
});

describe('every way through the network’s states', () => {
  test('reaches every state and takes every transition', () => {
    expect(walk.unreachedStates).toEqual([]);
    expect(walk.untakenTransitions).toEqual([]);
  });

  test('fetches ahead only online, on a network that is not slow and with no wish to save data', () => {
    for (const path of walk.paths) {
      for (const { to } of path) {
        const { quality, saveData } = to.context;
        expect(mayPrefetch(to)).toBe(!to.hasTag('offline') && quality !== 'slow' && !saveData);
      }
    }
  });
});

test('the return of the network is shown for two seconds', () => {
  const clock = new SimulatedClock();
  const actor = createActor(connectivityMachine, { input, clock }).start();
  actor.send({ type: 'network.lost' });
  actor.send({ type: 'network.found' });
  clock.increment(recoveredFor - 1);
  expect(actor.getSnapshot().hasTag('recovered')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches('online')).toBe(true);
});
