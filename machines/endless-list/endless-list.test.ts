import fc from 'fast-check';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { explore } from '../proof/explore.ts';
import { endlessListMachine, type EndlessListEvent, type ListFacts } from './endless-list.machine.ts';

const actorId = '0.endlessList.loading';
const walk = explore(endlessListMachine, {
  events: [
    { type: 'list.shown', hasMore: true },
    { type: 'list.shown', hasMore: false },
    { type: 'foot.reached' },
    { type: 'retry.asked' },
    { type: 'network.found' },
    { type: `xstate.done.actor.${actorId}`, output: { hasMore: true }, actorId },
    { type: `xstate.done.actor.${actorId}`, output: { hasMore: false }, actorId },
    { type: `xstate.error.actor.${actorId}`, error: new Error('network'), actorId },
  ],
});
const steps = walk.paths.flat();

describe('every way through an endless list', () => {
  test('reaches every state and takes every transition', () => {
    expect(walk.unreachedStates).toEqual([]);
    expect(walk.untakenTransitions).toEqual([]);
  });

  test('asks for nothing past the end, and for a failed page only on request or with the network back', () => {
    const asked = steps.filter(({ from, to }) => to.value === 'loading' && from.value !== 'loading');
    expect(asked.length).toBeGreaterThan(0);
    for (const { from, event } of asked) {
      expect(from.value).not.toBe('end');
      if (from.value === 'failed') expect(['retry.asked', 'network.found']).toContain(event.type);
      else expect(event.type).toBe('foot.reached');
    }
  });

  test('knows after each page whether there is more', () => {
    for (const { event, to } of steps) {
      if (event.type === 'list.shown') expect(to.value).toBe(event.hasMore === true ? 'more' : 'end');
    }
  });
});

/** A list of so many pages whose loading fails where `fails` says so. */
function start(pageCount: number, fails: () => boolean) {
  const loads = { running: 0, most: 0, pages: 0 };
  const machine = endlessListMachine.provide({
    actors: {
      loadPage: fromPromise<ListFacts, void>(async () => {
        loads.running += 1;
        loads.most = Math.max(loads.most, loads.running);
        await Promise.resolve();
        loads.running -= 1;
        if (fails()) throw new Error('network');
        loads.pages += 1;
        return { hasMore: loads.pages < pageCount };
      }),
    },
  });
  return { actor: createActor(machine).start(), loads };
}

test('whatever the reader and the network do, pages come one at a time and never past the end', async () => {
  const event = fc.constantFrom<EndlessListEvent['type'] | 'time passes'>(
    'foot.reached',
    'retry.asked',
    'network.found',
    'time passes',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      fc.infiniteStream(fc.boolean()),
      async (events, pageCount, failures) => {
        const { actor, loads } = start(pageCount, () => failures.next().value);
        for (const type of events) {
          if (type === 'time passes') await waitFor(actor, (snapshot) => snapshot.value !== 'loading');
          else if (type !== 'list.shown') actor.send({ type });
        }
        await waitFor(actor, (snapshot) => snapshot.value !== 'loading');
        expect(loads.most).toBeLessThanOrEqual(1);
        expect(loads.pages).toBeLessThanOrEqual(pageCount);
        expect(actor.getSnapshot().value === 'end').toBe(loads.pages === pageCount);
        actor.stop();
      },
    ),
  );
});
