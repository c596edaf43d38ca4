import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { explore } from '../proof/explore.ts';
import { pageStoreMachine, type StoreState } from './page-store.machine.ts';

const walk = explore(pageStoreMachine, {
  events: [
    { type: 'store.changed', state: { albumlength: 3 } },
    { type: 'page.left' },
    { type: 'save.refused', reason: 'full' },
    { type: 'save.refused', reason: 'forbidden' },
    {
      type: 'xstate.done.actor.0.pageStore.restoring',
      output: { uuid: 'u' },
      actorId: '0.pageStore.restoring',
    },
    {
      type: 'xstate.error.actor.0.pageStore.restoring',
      error: new Error('forbidden'),
      actorId: '0.pageStore.restoring',
    },
  ],
});

describe('every way through the page store', () => {
  test('reaches every state and takes every transition', () => {
    expect(walk.unreachedStates).toEqual([]);
    expect(walk.untakenTransitions).toEqual([]);
  });

  test('loses nothing the page has learnt, wherever it is kept', () => {
    for (const path of walk.paths)
      for (const { from, to } of path) expect(to.context.state).toMatchObject(from.context.state);
  });
});

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

test('what was kept comes back, and what the page learnt meanwhile wins', async () => {
  const { actor } = await start({ albumlength: 1, userName: '李' });
  expect(actor.getSnapshot().context.state).toEqual({ albumlength: 7, uuid: 'u', userName: '李' });
});

test('leaving the page keeps the whole store', async () => {
  const { actor, kept } = await start({});
  actor.send({ type: 'page.left' });
  expect(kept).toEqual([{ albumlength: 7, uuid: 'u' }]);
});

test('full storage keeps the essentials', async () => {
  const { actor, kept } = await start({}, ['full']);
  actor.send({ type: 'page.left' });
  expect(kept).toEqual([{ uuid: 'u' }]);
});

test('forbidden storage is not tried again', async () => {
  const { actor, kept } = await start({}, ['forbidden']);
  actor.send({ type: 'page.left' });
  actor.send({ type: 'page.left' });
  expect(actor.getSnapshot().matches('memoryOnly')).toBe(true);
  expect(kept).toEqual([]);
});
