import { assign, enqueueActions, setup } from 'xstate';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: one tap is one claim, whatever the network does; the gateway gives each reader one item, and a second
// attempt shows the first. An item that is not open, or not available to the reader, is reported without an attempt.
// A status that arrives while a claim is in flight is deferred, and applied only if the claim fails.

/** The status of an item, as the gateway reports it. */
export type WelfareStanding = 'upcoming' | 'open' | 'empty' | 'closed' | 'claimed';

/** The result of a claim. `reason`: a sentence for the reader */
export type ClaimResult =
  | { readonly kind: 'claimed' | 'empty' | 'upcoming' | 'closed' | 'unreached' | 'token-dead' }
  | { readonly kind: 'too-fast' | 'broken'; readonly reason: string };

export type WelfareClaimEvent =
  | { type: 'standing.received'; standing: WelfareStanding }
  /** @param clientId a new uuid; ignored while an earlier attempt has one */
  | { type: 'claim.requested'; clientId: string; isSignedIn: boolean }
  | { type: 'wait.dismissed' }
  | { type: 'network.restored' };

export interface WelfareClaimContext {
  readonly standing: WelfareStanding | undefined;
  /** status that arrived while a claim was in flight; undefined if it brought no change */
  readonly held: WelfareStanding | undefined;
  readonly clientId: string | undefined;
  /** why the last attempt failed, as a sentence for the reader */
  readonly reason: string;
}

const unknownReason = '没有成功，请稍后再试';

type Event<Type extends WelfareClaimEvent['type']> = { event: Extract<WelfareClaimEvent, { type: Type }> };
type Done = { event: { output: ClaimResult } };

const claimSetup = setup({
  types: { context: {} as WelfareClaimContext, events: {} as WelfareClaimEvent },
  actors: { claim: notProvidedActor<ClaimResult, { clientId: string }>('claim') },
  actions: {
    askToSignIn: notProvidedAction('askToSignIn'),
    /** refetches the claim's code and the remaining stock */
    reload: notProvidedAction('reload'),
    setStatus: assign({
      standing: (_, { standing }: { standing: WelfareStanding }) => standing,
      held: undefined,
      clientId: undefined,
      reason: '',
    }),
    hold: assign({
      held: ({ context }, { standing }: { standing: WelfareStanding }) =>
        standing === context.standing ? undefined : standing,
    }),
    /** handles the deferred status as if it had arrived just now */
    tellHeld: enqueueActions(({ context: { held }, enqueue }) => {
      if (held === undefined) return;
      enqueue.assign({ held: undefined });
      enqueue.raise({ type: 'standing.received', standing: held });
    }),
    setClientId: assign({
      clientId: ({ context }, { clientId }: { clientId: string }) => context.clientId ?? clientId,
      reason: '',
    }),
    setReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
  },
  guards: {
    isVisitor: (_, { isSignedIn }: { isSignedIn: boolean }) => !isSignedIn,
    /** the status differs from the known one */
    tells: ({ context }, { told, standing }: { told: WelfareStanding; standing: WelfareStanding }) =>
      told === standing && context.standing !== standing,
    is: (_, { output, kind }: { output: ClaimResult; kind: ClaimResult['kind'] }) => output.kind === kind,
  },
});

const told = <Standing extends WelfareStanding>(standing: Standing) =>
  ({
    guard: {
      type: 'tells',
      params: ({ event }: Event<'standing.received'>) => ({ told: event.standing, standing }),
    },
    target: `.${standing}`,
    actions: { type: 'setStatus', params: { standing } },
  }) as const;
const is = <Kind extends ClaimResult['kind']>(kind: Kind) =>
  ({ type: 'is', params: ({ event: { output } }: Done) => ({ output, kind }) }) as const;
const ended = <Standing extends 'claimed' | 'empty' | 'upcoming' | 'closed'>(standing: Standing) =>
  ({
    guard: is(standing),
    target: standing,
    actions: [{ type: 'setStatus', params: { standing } }, 'reload'],
  }) as const;
const asked = [
  {
    guard: {
      type: 'isVisitor',
      params: ({ event: { isSignedIn } }: Event<'claim.requested'>) => ({ isSignedIn }),
    },
    actions: 'askToSignIn',
  },
  {
    target: 'claiming',
    actions: {
      type: 'setClientId',
      params: ({ event: { clientId } }: Event<'claim.requested'>) => ({ clientId }),
    },
  },
] as const;

export const welfareClaimMachine = claimSetup.createMachine({
  id: 'welfareClaim',
  context: { standing: undefined, held: undefined, clientId: undefined, reason: '' },
  initial: 'unknown',
  on: {
    'standing.received': [told('open'), told('claimed'), told('empty'), told('upcoming'), told('closed')],
  },
  states: {
    unknown: {},
    upcoming: {},
    open: { on: { 'claim.requested': [...asked] } },
    empty: {},
    closed: {},
    claimed: {},
    claiming: {
      tags: 'busy',
      on: {
        'standing.received': {
          actions: {
            type: 'hold',
            params: ({ event: { standing } }: Event<'standing.received'>) => ({ standing }),
          },
        },
      },
      invoke: {
        src: 'claim',
        input: ({ context: { clientId = '' } }) => ({ clientId }),
        onDone: [
          ended('claimed'),
          ended('empty'),
          ended('upcoming'),
          ended('closed'),
          { guard: is('unreached'), target: 'offline', actions: 'tellHeld' },
          { guard: is('token-dead'), target: 'open', actions: ['askToSignIn', 'tellHeld'] },
          {
            target: 'failed',
            actions: [
              {
                type: 'setReason',
                params: ({ event: { output } }: Done) => ({
                  reason: 'reason' in output ? output.reason : unknownReason,
                }),
              },
              'tellHeld',
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'setReason', params: { reason: unknownReason } }, 'tellHeld'],
        },
      },
    },
    // the response was lost: a retry keeps the client id
    offline: { on: { 'network.restored': 'claiming', 'wait.dismissed': 'open' } },
    failed: { on: { 'claim.requested': [...asked] } },
  },
});
