import fc from 'fast-check';
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { endlessListMachine, type EndlessListEvent, type ListFacts } from './endless-list.machine.ts';

/** A list of a number of pages, whose loading fails when `fails` returns true. */
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

test('in any order of events, pages load one at a time and never past the end', async () => {
  const event = fc.constantFrom<EndlessListEvent['type'] | 'time passes'>(
    'foot.reached',
    'retry.requested',
    'network.restored',
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
