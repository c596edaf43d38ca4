import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedActor } from '../not-provided.ts';

// Guarantees: nothing is confirmed before the reader has seen the requester; they decide once, and a decision that
// failed to send can be sent again. A code that the gateway no longer accepts has ended, with its reason.

/** The device that asks to be signed in. */
export interface QrRequester {
  readonly browser: string;
  readonly system: string;
  /** masked IP address; empty if unknown */
  readonly network: string;
  /** whether it is this phone's network too */
  readonly sameNetwork: boolean;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly askedAt: string;
}

interface Over {
  readonly kind: 'over';
  /** for the reader */
  readonly reason: string;
}

export type ScanOutcome = { readonly kind: 'found'; readonly requester: QrRequester } | Over;
export type DecisionOutcome = { readonly kind: 'decided' } | Over;

export type QrConfirmEvent =
  | { type: 'confirm.requested' }
  | { type: 'refuse.requested' }
  | { type: 'retry.requested' };

interface QrConfirmContext {
  readonly requester: QrRequester | undefined;
  /** why the decision was not sent; empty if it was */
  readonly fault: string;
  /** why the code has ended */
  readonly reason: string;
}

const notSent = '没有成功，请检查网络后再试';

const confirmSetup = setup({
  types: {
    context: {} as QrConfirmContext,
    events: {} as QrConfirmEvent,
    tags: {} as 'deciding' | 'busy',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    scan: notProvidedActor<ScanOutcome, void>('scan'),
    confirm: notProvidedActor<DecisionOutcome, void>('confirm'),
    refuse: notProvidedActor<DecisionOutcome, void>('refuse'),
  },
  actions: {
    setRequester: assign((_, params: { requester: QrRequester | undefined }) => params),
    setReason: assign((_, params: { reason: string }) => params),
    showFault: assign({ fault: notSent }),
    clearFault: assign({ fault: '' }),
  },
  guards: {
    isFound: (_, { outcome }: { outcome: ScanOutcome }) => outcome.kind === 'found',
    isDecided: (_, { outcome }: { outcome: DecisionOutcome }) => outcome.kind === 'decided',
  },
});

export const qrConfirmMachine = confirmSetup.createMachine({
  id: 'qrConfirm',
  context: { requester: undefined, fault: '', reason: '' },
  initial: 'scanning',
  states: {
    scanning: {
      invoke: {
        src: 'scan',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ outcome: event.output }) },
            target: 'deciding',
            actions: {
              type: 'setRequester',
              params: ({ event }) => ({ requester: requesterOf(event.output) }),
            },
          },
          {
            target: 'over',
            actions: { type: 'setReason', params: ({ event }) => ({ reason: reasonOf(event.output) }) },
          },
        ],
        onError: 'failed',
      },
    },
    deciding: {
      tags: 'deciding',
      on: {
        'confirm.requested': { target: 'confirming', actions: 'clearFault' },
        'refuse.requested': { target: 'refusing', actions: 'clearFault' },
      },
    },
    confirming: {
      tags: ['deciding', 'busy'],
      invoke: {
        src: 'confirm',
        onDone: [
          {
            guard: { type: 'isDecided', params: ({ event }) => ({ outcome: event.output }) },
            target: 'confirmed',
          },
          {
            target: 'over',
            actions: { type: 'setReason', params: ({ event }) => ({ reason: reasonOf(event.output) }) },
          },
        ],
        onError: { target: 'deciding', actions: 'showFault' },
      },
    },
    refusing: {
      tags: ['deciding', 'busy'],
      invoke: {
        src: 'refuse',
        onDone: [
          {
            guard: { type: 'isDecided', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
          },
          {
            target: 'over',
            actions: { type: 'setReason', params: ({ event }) => ({ reason: reasonOf(event.output) }) },
          },
        ],
        onError: { target: 'deciding', actions: 'showFault' },
      },
    },
    confirmed: {},
    refused: {},
    over: {},
    /** the requester could not be loaded */
    failed: { on: { 'retry.requested': 'scanning' } },
  },
});

const requesterOf = (outcome: ScanOutcome) => (outcome.kind === 'found' ? outcome.requester : undefined);
const reasonOf = (outcome: ScanOutcome | DecisionOutcome) => (outcome.kind === 'over' ? outcome.reason : '');
