import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { explore } from '../proof/explore.ts';
import { sessionMachine, type TokenInfo } from './session.machine.ts';

const profile = { headImg: '/a.webp', userType: 1, userDes: '记者', userName: '王晓岚' };
const done = 'xstate.done.actor.0.session.verifying';
const walk = explore(sessionMachine, {
  events: [
    { type: 'navigation.done', token: 't1' },
    { type: 'navigation.done', token: 't2' },
    { type: 'navigation.done', token: undefined },
    { type: 'session.ended' },
    { type: done, output: { code: 200, profile }, actorId: '0.session.verifying' },
    { type: done, output: { code: 500 }, actorId: '0.session.verifying' },
    {
      type: 'xstate.error.actor.0.session.verifying',
      error: new Error('network'),
      actorId: '0.session.verifying',
    },
  ],
});

describe('every way through a reader’s session', () => {
  test('reaches every state and takes every transition', () => {
    expect(walk.unreachedStates).toEqual([]);
    expect(walk.untakenTransitions).toEqual([]);
  });

  test('counts a reader as signed in exactly while a token is held', () => {
    for (const path of walk.paths)
      for (const { to } of path) expect(to.hasTag('signed-in')).toBe(to.context.token !== undefined);
  });

  test('never shows the profile of another token', () => {
    for (const path of walk.paths) {
      for (const { from, event, to } of path) {
        if (event.type === 'navigation.done' && event.token !== from.context.token)
          expect(to.context.profile).toBeUndefined();
      }
    }
  });
});

function start(answer: () => Promise<TokenInfo>) {
  const deleteToken = vi.fn();
  const asked: string[] = [];
  const machine = sessionMachine.provide({
    actions: { deleteToken },
    actors: {
      askTokenInfo: fromPromise<TokenInfo, { token: string }>(({ input }) => {
        asked.push(input.token);
        return answer();
      }),
    },
  });
  return { actor: createActor(machine).start(), deleteToken, asked };
}

describe('after a navigation', () => {
  test('code 200 stores the reader’s picture, type, description and name', async () => {
    const { actor, asked } = start(() => Promise.resolve({ code: 200, profile }));
    actor.send({ type: 'navigation.done', token: 't' });
    const snapshot = await waitFor(actor, (state) => state.matches('signedIn'));
    expect(snapshot.context.profile).toEqual(profile);
    expect(asked).toEqual(['t']);
  });

  test('code 500 deletes the token', async () => {
    const { actor, deleteToken } = start(() => Promise.resolve({ code: 500 }));
    actor.send({ type: 'navigation.done', token: 't' });
    await waitFor(actor, (state) => state.hasTag('token-dead'));
    expect(deleteToken).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context).toEqual({ token: undefined, profile: undefined });
  });

  test('a question without an answer keeps the token and is asked again at the next navigation', async () => {
    const { actor, deleteToken, asked } = start(() => Promise.reject(new Error('network')));
    actor.send({ type: 'navigation.done', token: 't' });
    await waitFor(actor, (state) => state.matches('unverified'));
    expect(deleteToken).not.toHaveBeenCalled();
    actor.send({ type: 'navigation.done', token: 't' });
    expect(asked).toEqual(['t', 't']);
  });

  test('a visitor without a token asks nothing', () => {
    const { actor, asked } = start(() => Promise.resolve({ code: 500 }));
    actor.send({ type: 'navigation.done', token: undefined });
    expect(actor.getSnapshot().matches('visitor')).toBe(true);
    expect(asked).toEqual([]);
  });
});
