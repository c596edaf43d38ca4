import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { explore } from '../proof/explore.ts';
import { connectivityMachine, recoveredFor } from './connectivity.machine.ts';

const walk = explore(connectivityMachine, {
  events: [
    { type: 'network.lost' },
    { type: 'network.found' },
    { type: 'xstate.after.recoveredFor.connectivity.recovered' },
  ],
});

describe('every way through the network’s states', () => {
  test('reaches every state and takes every transition', () => {
    expect(walk.unreachedStates).toEqual([]);
    expect(walk.untakenTransitions).toEqual([]);
  });
});

test('the return of the network is shown for two seconds', () => {
  const clock = new SimulatedClock();
  const actor = createActor(connectivityMachine, { clock }).start();
  actor.send({ type: 'network.lost' });
  actor.send({ type: 'network.found' });
  clock.increment(recoveredFor - 1);
  expect(actor.getSnapshot().hasTag('recovered')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().matches('online')).toBe(true);
});
