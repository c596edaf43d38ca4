import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: after each navigation an existing token is validated; 200 returns the reader's profile, 500 deletes the
// token, and no response changes nothing. A reader with a token counts as signed in meanwhile. Spec section 4.

export interface Profile {
  readonly headImg: string;
  /** 0 reader, 1 reporter, 2 publisher, 3 organisation */
  readonly userType: number;
  readonly userDes: string;
  readonly userName: string;
}

/** The gateway's response for a token: a profile with code 200, rejected with code 500. */
export type TokenInfo = { readonly code: 200; readonly profile: Profile } | { readonly code: 500 };

export type SessionEvent =
  | { type: 'navigation.done'; /** undefined if the reader has none */ token: string | undefined }
  /** the page found a token before its first paint: the reader may have signed in on the previous page */
  | { type: 'token.found'; token: string }
  | { type: 'session.ended' };

interface SessionContext {
  readonly token: string | undefined;
  readonly profile: Profile | undefined;
}

const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'signed-in' | 'token-dead',
    emitted: {} as NoEmittedEvents,
  },
  actors: { fetchTokenInfo: notProvidedActor<TokenInfo, { token: string }>('fetchTokenInfo') },
  actions: {
    setToken: assign(({ context, event }) =>
      event.type !== 'session.ended' && event.token !== context.token
        ? { token: event.token, profile: undefined }
        : context,
    ),
    setProfile: assign({ profile: (_, params: { profile: Profile }) => params.profile }),
    clearSession: assign({ token: undefined, profile: undefined }),
    /** spec section 4: removes the cookie wxToken */
    deleteToken: notProvidedAction('deleteToken'),
  },
  guards: {
    hasToken: ({ event }) => event.type === 'navigation.done' && event.token !== undefined,
    isAnother: ({ context, event }) => event.type === 'token.found' && event.token !== context.token,
    hasProfile: ({ context }) => context.profile !== undefined,
    isAlive: (_, params: { info: TokenInfo }) => params.info.code === 200,
  },
});

/** A navigation during a request validates again: the token may be another one. */
const afterNavigation = [
  { guard: 'hasToken', target: '#session.verifying', reenter: true, actions: 'setToken' },
  { target: '#session.visitor', actions: 'clearSession' },
] as const;

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { token: undefined, profile: undefined },
  initial: 'visitor',
  on: { 'token.found': { guard: 'isAnother', target: '.found', actions: 'setToken' } },
  states: {
    visitor: { on: { 'navigation.done': [...afterNavigation] } },
    /** counts from the first frame on; the profile is loaded after it */
    found: {
      tags: 'signed-in',
      on: {
        'navigation.done': [...afterNavigation],
        'session.ended': { target: 'visitor', actions: ['deleteToken', 'clearSession'] },
      },
    },
    verifying: {
      tags: 'signed-in',
      invoke: {
        src: 'fetchTokenInfo',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          {
            guard: { type: 'isAlive', params: ({ event }) => ({ info: event.output }) },
            target: 'signedIn',
            actions: {
              type: 'setProfile',
              params: ({ event }) => ({ profile: profileOf(event.output) }),
            },
          },
          { target: 'tokenDead', actions: ['deleteToken', 'clearSession'] },
        ],
        onError: [{ guard: 'hasProfile', target: 'signedIn' }, { target: 'unverified' }],
      },
      on: {
        'navigation.done': [...afterNavigation],
        'session.ended': { target: 'visitor', actions: ['deleteToken', 'clearSession'] },
      },
    },
    /** the token could not be validated; the next navigation tries again */
    unverified: {
      tags: 'signed-in',
      on: {
        'navigation.done': [...afterNavigation],
        'session.ended': { target: 'visitor', actions: ['deleteToken', 'clearSession'] },
      },
    },
    signedIn: {
      tags: 'signed-in',
      on: {
        'navigation.done': [...afterNavigation],
        'session.ended': { target: 'visitor', actions: ['deleteToken', 'clearSession'] },
      },
    },
    /** shown until the next navigation: the reader must sign in again */
    tokenDead: { tags: 'token-dead', on: { 'navigation.done': [...afterNavigation] } },
  },
});

const noProfile: Profile = { headImg: '', userType: 0, userDes: '', userName: '' };

function profileOf(info: TokenInfo): Profile {
  return info.code === 200 ? info.profile : noProfile;
}
