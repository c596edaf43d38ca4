import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import type { TokenInfo } from '../session/session.machine.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: the token of a link replaces a signed-in reader only if the reader agrees, and they are told whose it is
// before. A token that nobody holds any more, or that cannot be verified, is dropped.

interface AccountOfferContext {
  /** token of the link */
  readonly token: string;
  /** name of its reader; empty until verified */
  readonly name: string;
}

type AccountOfferEvent =
  | { type: 'offer.received'; token: string }
  | { type: 'offer.accepted' }
  | { type: 'offer.declined' };

const accountOfferSetup = setup({
  types: {
    context: {} as AccountOfferContext,
    events: {} as AccountOfferEvent,
    tags: {} as 'asking',
    emitted: {} as NoEmittedEvents,
  },
  actors: { fetchTokenInfo: notProvidedActor<TokenInfo, { token: string }>('fetchTokenInfo') },
  actions: {
    setToken: assign((_, params: { token: string }) => ({ token: params.token, name: '' })),
    setName: assign({ name: (_, params: { name: string }) => params.name }),
    clear: assign({ token: '', name: '' }),
    switchReader: notProvidedAction<{ token: string }>('switchReader'),
    end: notProvidedAction('end'),
  },
  guards: { isValid: (_, params: { info: TokenInfo }) => params.info.code === 200 },
});

const drop = { target: 'idle', actions: ['clear', 'end'] } as const;

export const accountOfferMachine = accountOfferSetup.createMachine({
  id: 'accountOffer',
  context: { token: '', name: '' },
  initial: 'idle',
  on: {
    'offer.received': {
      target: '.checking',
      reenter: true,
      actions: { type: 'setToken', params: ({ event: { token } }) => ({ token }) },
    },
  },
  states: {
    idle: {},
    checking: {
      invoke: {
        src: 'fetchTokenInfo',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => ({ info: event.output }) },
            target: 'asking',
            actions: { type: 'setName', params: ({ event }) => ({ name: nameIn(event.output) }) },
          },
          drop,
        ],
        onError: drop,
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'offer.accepted': {
          target: 'idle',
          actions: [
            { type: 'switchReader', params: ({ context: { token } }) => ({ token }) },
            'clear',
            'end',
          ],
        },
        'offer.declined': drop,
      },
    },
  },
});

const nameIn = (info: TokenInfo) => (info.code === 200 ? info.profile.userName : '');
