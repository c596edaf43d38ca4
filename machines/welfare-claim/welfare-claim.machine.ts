import { assign, enqueueActions, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: one tap is one claim, whatever the network does; the gateway gives each reader one item, and a second
// attempt shows the first. An item that is not open, or not available to the reader, is reported without an attempt.
// A status that arrives while a claim is in flight is deferred, and applied only if the claim fails.

/** The status of an item, as the gateway reports it. */
export type WelfareStatus = 'upcoming' | 'open' | 'empty' | 'closed' | 'claimed';

/** The result of a claim. `reason`: a sentence for the reader */
export type ClaimResult =
  | { readonly kind: 'claimed' | 'empty' | 'upcoming' | 'closed' | 'unreached' | 'token-dead' }
  | { readonly kind: 'too-fast' | 'broken'; readonly reason: string };

export type WelfareClaimEvent =
  | { type: 'status.received'; status: WelfareStatus }
  /** @param clientId a new uuid; ignored while an earlier attempt has one */
  | { type: 'claim.requested'; clientId: string; isSignedIn: boolean }
  | { type: 'wait.dismissed' }
  | { type: 'network.restored' };

export interface WelfareClaimContext {
  readonly status: WelfareStatus | undefined;
  /** status that arrived while a claim was in flight; undefined if it brought no change */
  readonly deferred: WelfareStatus | undefined;
  readonly clientId: string | undefined;
  /** why the last attempt failed, as a sentence for the reader */
  readonly reason: string;
}

const unknownReason = '没有成功，请稍后再试';

type Event<Type extends WelfareClaimEvent['type']> = { event: Extract<WelfareClaimEvent, { type: Type }> };
type Done = { event: { output: ClaimResult } };

const claimSetup = setup({
  types: {
    context: {} as WelfareClaimContext,
    events: {} as WelfareClaimEvent,
    tags: {} as 'busy',
    emitted: {} as NoEmittedEvents,
  },
  actors: { claim: notProvidedActor<ClaimResult, { clientId: string }>('claim') },
  actions: {
    askToSignIn: notProvidedAction('askToSignIn'),
    /** refetches the claim's code and the remaining stock */
    reload: notProvidedAction('reload'),
    setStatus: assign({
      status: (_, { status }: { status: WelfareStatus }) => status,
      deferred: undefined,
      clientId: undefined,
      reason: '',
    }),
    defer: assign({
      deferred: ({ context }, { status }: { status: WelfareStatus }) =>
        status === context.status ? undefined : status,
    }),
    /** handles the deferred status as if it had arrived just now */
    raiseDeferred: enqueueActions(({ context: { deferred }, enqueue }) => {
      if (deferred === undefined) return;
      enqueue.assign({ deferred: undefined });
      enqueue.raise({ type: 'status.received', status: deferred });
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
    isNewStatus: ({ context }, { received, status }: { received: WelfareStatus; status: WelfareStatus }) =>
      received === status && context.status !== status,
    is: (_, { output, kind }: { output: ClaimResult; kind: ClaimResult['kind'] }) => output.kind === kind,
  },
});

const onStatus = <Status extends WelfareStatus>(status: Status) =>
  ({
    guard: {
      type: 'isNewStatus',
      params: ({ event }: Event<'status.received'>) => ({ received: event.status, status }),
    },
    target: `.${status}`,
    actions: { type: 'setStatus', params: { status } },
  }) as const;
const is = <Kind extends ClaimResult['kind']>(kind: Kind) =>
  ({ type: 'is', params: ({ event: { output } }: Done) => ({ output, kind }) }) as const;
const ended = <Status extends 'claimed' | 'empty' | 'upcoming' | 'closed'>(status: Status) =>
  ({
    guard: is(status),
    target: status,
    actions: [{ type: 'setStatus', params: { status } }, 'reload'],
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
  context: { status: undefined, deferred: undefined, clientId: undefined, reason: '' },
  initial: 'unknown',
  on: {
    'status.received': [
      onStatus('open'),
      onStatus('claimed'),
      onStatus('empty'),
      onStatus('upcoming'),
      onStatus('closed'),
    ],
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
        'status.received': {
          actions: {
            type: 'defer',
            params: ({ event: { status } }: Event<'status.received'>) => ({ status }),
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
          { guard: is('unreached'), target: 'offline', actions: 'raiseDeferred' },
          { guard: is('token-dead'), target: 'open', actions: ['askToSignIn', 'raiseDeferred'] },
          {
            target: 'failed',
            actions: [
              {
                type: 'setReason',
                params: ({ event: { output } }: Done) => ({
                  reason: 'reason' in output ? output.reason : unknownReason,
                }),
              },
              'raiseDeferred',
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'setReason', params: { reason: unknownReason } }, 'raiseDeferred'],
        },
      },
    },
    // the response was lost: a retry keeps the client id
    offline: { on: { 'network.restored': 'claiming', 'wait.dismissed': 'open' } },
    failed: { on: { 'claim.requested': [...asked] } },
  },
});
