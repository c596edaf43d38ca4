import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { sessionMachine, type TokenInfo } from './session.machine.ts';

test('each navigation validates the token that it brings', async () => {
  const asked: string[] = [];
  const fetchTokenInfo = fromPromise<TokenInfo, { token: string }>(({ input }) => {
    asked.push(input.token);
    return Promise.reject(new Error('network'));
  });
  const actor = createActor(sessionMachine.provide({ actors: { fetchTokenInfo } })).start();
  actor.send({ type: 'navigation.done', token: 't1' });
  await waitFor(actor, (state) => state.matches('unverified'));
  actor.send({ type: 'navigation.done', token: 't2' });
  expect(asked).toEqual(['t1', 't2']);
});
