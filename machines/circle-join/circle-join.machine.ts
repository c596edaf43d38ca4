import { assign, enqueueActions, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: one tap is one join or one leave, whatever the network does, because a retry keeps its client id. A visitor's
// wish to join is remembered, so that signing in completes it. A status that arrives while a call is in flight is deferred,
// and applied only if the call fails.

/** The circle's state for its reader, as the gateway reports it; `left`: may join again. */
export type CircleStatus =
  | 'open'
  | 'byApproval'
  | 'full'
  | 'closed'
  | 'expired'
  | 'pending'
  | 'refused'
  | 'joined'
  | 'left';

type Failed =
  | { readonly kind: 'unreached' | 'token-dead' }
  | { readonly kind: 'too-fast' | 'broken'; readonly reason: string };
/** The result of a join. `reason`: a sentence for the reader */
export type JoinResult = { readonly kind: Exclude<CircleStatus, 'open' | 'byApproval' | 'left'> } | Failed;
/** The result of leaving. */
export type LeaveResult = { readonly kind: 'left' } | Failed;

export type CircleJoinEvent =
  | { type: 'status.received'; status: CircleStatus }
  /** @param clientId a new uuid; ignored while an earlier attempt has one */
  | { type: 'join.requested'; clientId: string; isSignedIn: boolean }
  | { type: 'leave.requested'; clientId: string }
  | { type: 'wait.dismissed' }
  | { type: 'network.restored' };

export interface CircleJoinContext {
  readonly status: CircleStatus | undefined;
  /** status that arrived while a call was in flight; undefined if it brought no change */
  readonly deferred: CircleStatus | undefined;
  readonly clientId: string | undefined;
  /** why the last attempt failed, as a sentence for the reader */
  readonly reason: string;
}

const unknownReason = '没有成功，请稍后再试';

type Event<Type extends CircleJoinEvent['type']> = { event: Extract<CircleJoinEvent, { type: Type }> };
type Done = { event: { output: JoinResult | LeaveResult } };

const circleJoinSetup = setup({
  types: {
    context: {} as CircleJoinContext,
    events: {} as CircleJoinEvent,
    tags: {} as 'joinable' | 'busy',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    join: notProvidedActor<JoinResult, { clientId: string }>('join'),
    leave: notProvidedActor<LeaveResult, { clientId: string }>('leave'),
  },
  actions: {
    /** remembers a visitor's wish to join, for after they have signed in */
    rememberJoin: notProvidedAction('rememberJoin'),
    askToSignIn: notProvidedAction('askToSignIn'),
    /** refetches the circle */
    reload: notProvidedAction('reload'),
    setStatus: assign({
      status: (_, { status }: { status: CircleStatus }) => status,
      deferred: undefined,
      clientId: undefined,
      reason: '',
    }),
    defer: assign({
      deferred: ({ context }, { status }: { status: CircleStatus }) =>
        status === context.status ? undefined : status,
    }),
    /** handles the deferred status as if it had arrived just now */
    raiseDeferred: enqueueActions(({ context: { deferred }, enqueue }) => {
      if (deferred === undefined) return;
      enqueue.assign({ deferred: undefined });
      enqueue.raise({ type: 'status.received', status: deferred });
    }),
    /** returns to the latest known status */
    restoreStatus: enqueueActions(({ context: { status, deferred }, enqueue }) => {
      const known = deferred ?? status;
      if (known === undefined) return;
      enqueue.assign({ status: undefined, deferred: undefined });
      enqueue.raise({ type: 'status.received', status: known });
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
    isNewStatus: ({ context }, { received, status }: { received: CircleStatus; status: CircleStatus }) =>
      received === status && context.status !== status,
    is: (
      _,
      { output, kind }: { output: JoinResult | LeaveResult; kind: (JoinResult | LeaveResult)['kind'] },
    ) => output.kind === kind,
  },
});

const onStatus = <Status extends CircleStatus>(status: Status) =>
  ({
    guard: {
      type: 'isNewStatus',
      params: ({ event }: Event<'status.received'>) => ({ received: event.status, status }),
    },
    target: `.${status}`,
    actions: { type: 'setStatus', params: { status } },
  }) as const;
const is = <Kind extends (JoinResult | LeaveResult)['kind']>(kind: Kind) =>
  ({ type: 'is', params: ({ event: { output } }: Done) => ({ output, kind }) }) as const;
const ended = <Status extends Exclude<CircleStatus, 'open' | 'byApproval'>>(status: Status) =>
  ({
    guard: is(status),
    target: status,
    actions: [{ type: 'setStatus', params: { status } }, 'reload'],
  }) as const;
const joins = [
  {
    guard: {
      type: 'isVisitor',
      params: ({ event: { isSignedIn } }: Event<'join.requested'>) => ({ isSignedIn }),
    },
    actions: ['rememberJoin', 'askToSignIn'],
  },
  {
    target: 'joining',
    actions: {
      type: 'setClientId',
      params: ({ event: { clientId } }: Event<'join.requested'>) => ({ clientId }),
    },
  },
] as const;
const leaves = {
  target: 'leaving',
  actions: {
    type: 'setClientId',
    params: ({ event: { clientId } }: Event<'leave.requested'>) => ({ clientId }),
  },
} as const;
const setReason = {
  type: 'setReason',
  params: ({ event: { output } }: Done) => ({ reason: 'reason' in output ? output.reason : unknownReason }),
} as const;
const setUnknownReason = { type: 'setReason', params: { reason: unknownReason } } as const;
const defersStatus = {
  'status.received': {
    actions: {
      type: 'defer',
      params: ({ event: { status } }: Event<'status.received'>) => ({ status }),
    },
  },
} as const;

export const circleJoinMachine = circleJoinSetup.createMachine({
  id: 'circleJoin',
  context: { status: undefined, deferred: undefined, clientId: undefined, reason: '' },
  initial: 'unknown',
  on: {
    'status.received': [
      onStatus('open'),
      onStatus('byApproval'),
      onStatus('full'),
      onStatus('closed'),
      onStatus('expired'),
      onStatus('pending'),
      onStatus('refused'),
      onStatus('joined'),
      onStatus('left'),
    ],
  },
  states: {
    unknown: {},
    open: { tags: 'joinable', on: { 'join.requested': [...joins] } },
    byApproval: { tags: 'joinable', on: { 'join.requested': [...joins] } },
    left: { tags: 'joinable', on: { 'join.requested': [...joins] } },
    full: {},
    closed: {},
    expired: {},
    refused: {},
    pending: { on: { 'leave.requested': leaves } },
    joined: { on: { 'leave.requested': leaves } },
    joining: {
      tags: 'busy',
      on: defersStatus,
      invoke: {
        src: 'join',
        input: ({ context: { clientId = '' } }) => ({ clientId }),
        onDone: [
          ended('joined'),
          ended('pending'),
          ended('full'),
          ended('closed'),
          ended('expired'),
          ended('refused'),
          { guard: is('unreached'), target: 'joinOffline', actions: 'raiseDeferred' },
          {
            guard: is('token-dead'),
            target: 'unknown',
            actions: ['rememberJoin', 'askToSignIn', 'restoreStatus'],
          },
          { target: 'joinFailed', actions: [setReason, 'raiseDeferred'] },
        ],
        onError: { target: 'joinFailed', actions: [setUnknownReason, 'raiseDeferred'] },
      },
    },
    // the response was lost: a retry keeps the client id
    joinOffline: {
      on: {
        'network.restored': 'joining',
        'wait.dismissed': { target: 'unknown', actions: 'restoreStatus' },
      },
    },
    joinFailed: { tags: 'joinable', on: { 'join.requested': [...joins] } },
    leaving: {
      tags: 'busy',
      on: defersStatus,
      invoke: {
        src: 'leave',
        input: ({ context: { clientId = '' } }) => ({ clientId }),
        onDone: [
          ended('left'),
          { guard: is('unreached'), target: 'leaveOffline', actions: 'raiseDeferred' },
          { guard: is('token-dead'), target: 'unknown', actions: ['askToSignIn', 'restoreStatus'] },
          { target: 'leaveFailed', actions: [setReason, 'raiseDeferred'] },
        ],
        onError: { target: 'leaveFailed', actions: [setUnknownReason, 'raiseDeferred'] },
      },
    },
    leaveOffline: {
      on: {
        'network.restored': 'leaving',
        'wait.dismissed': { target: 'unknown', actions: 'restoreStatus' },
      },
    },
    leaveFailed: { on: { 'leave.requested': leaves } },
  },
});
