import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { pageStoreMachine, type StoreState } from './page-store.machine.ts';

type Refusal = 'full' | 'forbidden' | undefined;

async function start(restored: StoreState, refusals: Refusal[] = []) {
  const kept: StoreState[] = [];
  const machine = pageStoreMachine.provide({
    actors: { restore: fromPromise<StoreState, void>(() => Promise.resolve(restored)) },
    actions: {
      save: ({ self }, { state }) => {
        const reason = refusals.shift();
        if (reason) self.send({ type: 'save.refused', reason });
        else kept.push(state);
      },
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'store.changed', state: { albumlength: 7, uuid: 'u' } });
  await waitFor(actor, (state) => !state.matches('restoring'));
  return { actor, kept };
}

test('a save that reports full storage while it runs is followed by one of the essential fields', async () => {
  const { actor, kept } = await start({}, ['full']);
  actor.send({ type: 'page.left' });
  expect(kept).toEqual([{ uuid: 'u' }]);
});

test('a save that reports forbidden storage while it runs is the last', async () => {
  const { actor, kept } = await start({}, ['forbidden']);
  actor.send({ type: 'page.left' });
  actor.send({ type: 'page.left' });
  expect(actor.getSnapshot().matches('memoryOnly')).toBe(true);
  expect(kept).toEqual([]);
});
