import { assign, setup } from 'xstate';
import type { NoEmittedEvents, NoTags } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';
import type { Delivery } from './delivery.ts';
import {
  isText,
  nextPending,
  pendingMark,
  type OutboxReader,
  type PendingMutation,
} from './pending-mutation.ts';

/** `gone`: another page of the app has sent or cancelled it; `busy`: another page is sending. */
export type OutboxDelivery = Delivery | { readonly kind: 'gone' | 'busy' };

export type OutboxEvent =
  | { type: 'mutation.made'; pending: PendingMutation }
  | { type: 'mutation.cancelled'; clientId: string }
  | { type: 'mutation.retried'; clientId: string }
  | { type: 'network.lost' }
  | { type: 'network.restored' }
  | { type: 'reader.changed'; reader: OutboxReader | undefined }
  /** another page of the app has changed the stored queue */
  | { type: 'store.changed'; pending: readonly PendingMutation[] }
  /** sent by the implementation of `store` */
  | { type: 'store.refused' };

export interface OutboxContext {
  /** the oldest first */
  readonly pending: readonly PendingMutation[];
  /** client id of the mutation in flight */
  readonly sendingId: string | undefined;
  readonly isOnline: boolean;
  readonly reader: OutboxReader | undefined;
  /** token that the gateway rejected */
  readonly deadToken: string | undefined;
  /** the queue is in storage; otherwise it lasts as long as the page */
  readonly isStored: boolean;
  /** consecutive failed attempts */
  readonly failures: number;
  /** ms that the gateway asked to wait */
  readonly requestedPauseMs: number;
}

interface OutboxInput {
  readonly pending: readonly PendingMutation[];
  readonly isOnline: boolean;
}

/** ms before a retry, doubled each time */
const firstPauseMs = 5000;
const maxPauseMs = 300_000;

/** A mutation, by its client id. */
export type MutationId = { readonly clientId: string };

/** Actors, actions, guards and delays of the outbox; `outbox.machine.ts` has the states. */
export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    input: {} as OutboxInput,
    tags: {} as NoTags,
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    /** sends the mutation unless another page did, and removes it from storage on success */
    deliver: notProvidedActor<OutboxDelivery, { pending: PendingMutation | undefined }>('deliver'),
  },
  actions: {
    store: notProvidedAction<{ pending: PendingMutation | undefined }>('store'),
    drop: notProvidedAction<MutationId>('drop'),
    reportSent: notProvidedAction<{ pending: PendingMutation | undefined }>('reportSent'),
    reportRefused: notProvidedAction<{ pending: PendingMutation | undefined; reason: string }>(
      'reportRefused',
    ),
    /** the session validates the token itself */
    reportTokenDead: notProvidedAction('reportTokenDead'),
    reportNotStored: notProvidedAction('reportNotStored'),
    add: assign({
      pending: ({ context }, { pending }: { pending: PendingMutation }) => [...context.pending, pending],
    }),
    remove: assign({
      pending: ({ context }, { clientId }: MutationId) =>
        context.pending.filter((one) => one.clientId !== clientId),
    }),
    setSending: assign({
      sendingId: ({ context: { pending, reader } }) => reader && nextPending(pending, reader)?.clientId,
    }),
    clearSending: assign({ sendingId: undefined }),
    markRefused: assign({
      pending: ({ context }, { clientId, reason }: MutationId & { reason: string }) =>
        context.pending.map((one) => (one.clientId === clientId ? { ...one, refused: reason } : one)),
    }),
    adopt: assign({
      pending: ({ context }, { clientId }: MutationId) =>
        context.pending.map((one) =>
          one.clientId === clientId
            ? { ...one, refused: undefined, by: one.by || (context.reader?.name ?? '') }
            : one,
        ),
    }),
    resetPause: assign({ failures: 0, requestedPauseMs: 0 }),
    countFailure: assign({
      failures: ({ context }) => context.failures + 1,
      requestedPauseMs: (_, { retryAfter = 0 }: { retryAfter?: number | undefined }) => retryAfter * 1000,
    }),
    setDeadToken: assign({ deadToken: ({ context }) => context.reader?.token }),
    setOnline: assign({ isOnline: ({ event }) => event.type === 'network.restored' }),
    setReader: assign({
      reader: ({ context, event }) => (event.type === 'reader.changed' ? event.reader : context.reader),
    }),
    markNotStored: assign({ isStored: false }),
    setStored: assign({
      pending: ({ context, event }) =>
        event.type === 'store.changed'
          ? [
              // the mutation in flight is settled by its response
              ...context.pending.filter(({ clientId }) => clientId === context.sendingId),
              ...event.pending.filter(({ clientId }) => clientId !== context.sendingId),
            ].toSorted((a, b) => a.at - b.at)
          : context.pending,
    }),
  },
  guards: {
    maySend: ({ context: { isOnline, reader, deadToken, pending } }) =>
      isOnline &&
      reader !== undefined &&
      reader.token !== deadToken &&
      nextPending(pending, reader) !== undefined,
    replacesMark: ({ context, event }) =>
      event.type === 'mutation.made' &&
      pendingMark(context.pending, event.pending, context.sendingId) !== undefined,
    isThere: ({ context }, { clientId }: MutationId) =>
      clientId !== context.sendingId && context.pending.some((one) => one.clientId === clientId),
    isStored: ({ context }) => context.isStored,
    is: (_, { output, kinds }: { output: OutboxDelivery; kinds: readonly OutboxDelivery['kind'][] }) =>
      kinds.includes(output.kind),
    isRefusedMark: ({ context }, { output }: { output: OutboxDelivery }) =>
      output.kind === 'refused' && isMarkInFlight(context),
  },
  delays: {
    pause: ({ context: { failures, requestedPauseMs } }) =>
      Math.max(requestedPauseMs, Math.min(maxPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1))),
  },
});

export function pendingOf(
  { pending }: OutboxContext,
  clientId: string | undefined,
): PendingMutation | undefined {
  return pending.find((one) => one.clientId === clientId);
}

export function sendingOf({ sendingId = '' }: OutboxContext): MutationId {
  return { clientId: sendingId };
}

export function replacedBy({ pending, sendingId }: OutboxContext, made: PendingMutation): MutationId {
  return { clientId: pendingMark(pending, made, sendingId)?.clientId ?? '' };
}

function isMarkInFlight(context: OutboxContext): boolean {
  const act = pendingOf(context, context.sendingId)?.act;
  return act !== undefined && !isText(act);
}

export function reasonOf(output: OutboxDelivery): string {
  return 'reason' in output ? output.reason : '';
}
