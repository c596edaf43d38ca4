import { assign, setup } from 'xstate';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';
import type { Delivery } from './delivery.ts';
import { isText, nextUnsent, waitingMark, type OutboxReader, type Unsent } from './unsent.ts';

/** `gone`: another page of the app has sent or cancelled it; `busy`: another page is sending. */
export type OutboxDelivery = Delivery | { readonly kind: 'gone' | 'busy' };

export type OutboxEvent =
  | { type: 'act.made'; unsent: Unsent }
  | { type: 'act.cancelled'; clientId: string }
  | { type: 'act.retried'; clientId: string }
  | { type: 'network.lost' }
  | { type: 'network.restored' }
  | { type: 'reader.changed'; reader: OutboxReader | undefined }
  /** another page of the app has changed the stored queue */
  | { type: 'store.changed'; unsent: readonly Unsent[] }
  /** sent by the implementation of `keep` */
  | { type: 'store.refused' };

export interface OutboxContext {
  /** the oldest first */
  readonly unsent: readonly Unsent[];
  /** client id of the mutation in flight */
  readonly sendingId: string | undefined;
  readonly isOnline: boolean;
  readonly reader: OutboxReader | undefined;
  /** token that the gateway rejected */
  readonly deadToken: string | undefined;
  /** the queue is in storage; otherwise it lasts as long as the page */
  readonly isKept: boolean;
  /** consecutive failed attempts */
  readonly failures: number;
  /** ms that the gateway asked to wait */
  readonly asked: number;
}

interface OutboxInput {
  readonly unsent: readonly Unsent[];
  readonly isOnline: boolean;
}

/** ms before a retry, doubled each time */
const firstPause = 5000;
const longestPause = 300_000;

/** A mutation, by its client id. */
export type One = { readonly clientId: string };

/** Actors, actions, guards and delays of the outbox; `outbox.machine.ts` has the states. */
export const outboxSetup = setup({
  types: { context: {} as OutboxContext, events: {} as OutboxEvent, input: {} as OutboxInput },
  actors: {
    /** sends the mutation unless another page did, and removes it from storage on success */
    deliver: notProvidedActor<OutboxDelivery, { unsent: Unsent | undefined }>('deliver'),
  },
  actions: {
    keep: notProvidedAction<{ unsent: Unsent | undefined }>('keep'),
    drop: notProvidedAction<One>('drop'),
    tellSent: notProvidedAction<{ unsent: Unsent | undefined }>('tellSent'),
    tellRefused: notProvidedAction<{ unsent: Unsent | undefined; reason: string }>('tellRefused'),
    /** the session validates the token itself */
    tellTokenDead: notProvidedAction('tellTokenDead'),
    tellNotKept: notProvidedAction('tellNotKept'),
    add: assign({ unsent: ({ context }, { unsent }: { unsent: Unsent }) => [...context.unsent, unsent] }),
    forget: assign({
      unsent: ({ context }, { clientId }: One) => context.unsent.filter((one) => one.clientId !== clientId),
    }),
    begin: assign({
      sendingId: ({ context: { unsent, reader } }) => reader && nextUnsent(unsent, reader)?.clientId,
    }),
    end: assign({ sendingId: undefined }),
    refuse: assign({
      unsent: ({ context }, { clientId, reason }: One & { reason: string }) =>
        context.unsent.map((one) => (one.clientId === clientId ? { ...one, refused: reason } : one)),
    }),
    adopt: assign({
      unsent: ({ context }, { clientId }: One) =>
        context.unsent.map((one) =>
          one.clientId === clientId
            ? { ...one, refused: undefined, by: one.by || (context.reader?.name ?? '') }
            : one,
        ),
    }),
    hurry: assign({ failures: 0, asked: 0 }),
    countFailure: assign({
      failures: ({ context }) => context.failures + 1,
      asked: (_, { retryAfter = 0 }: { retryAfter?: number | undefined }) => retryAfter * 1000,
    }),
    noteDeadToken: assign({ deadToken: ({ context }) => context.reader?.token }),
    noteNetwork: assign({ isOnline: ({ event }) => event.type === 'network.restored' }),
    noteReader: assign({
      reader: ({ context, event }) => (event.type === 'reader.changed' ? event.reader : context.reader),
    }),
    noteNotKept: assign({ isKept: false }),
    takeStored: assign({
      unsent: ({ context, event }) =>
        event.type === 'store.changed'
          ? [
              // the mutation in flight is settled by its response
              ...context.unsent.filter(({ clientId }) => clientId === context.sendingId),
              ...event.unsent.filter(({ clientId }) => clientId !== context.sendingId),
            ].toSorted((a, b) => a.at - b.at)
          : context.unsent,
    }),
  },
  guards: {
    maySend: ({ context: { isOnline, reader, deadToken, unsent } }) =>
      isOnline &&
      reader !== undefined &&
      reader.token !== deadToken &&
      nextUnsent(unsent, reader) !== undefined,
    replacesMark: ({ context, event }) =>
      event.type === 'act.made' && waitingMark(context.unsent, event.unsent, context.sendingId) !== undefined,
    isThere: ({ context }, { clientId }: One) =>
      clientId !== context.sendingId && context.unsent.some((one) => one.clientId === clientId),
    isKept: ({ context }) => context.isKept,
    is: (_, { output, kinds }: { output: OutboxDelivery; kinds: readonly OutboxDelivery['kind'][] }) =>
      kinds.includes(output.kind),
    isRefusedMark: ({ context }, { output }: { output: OutboxDelivery }) =>
      output.kind === 'refused' && isMarkOnItsWay(context),
  },
  delays: {
    pause: ({ context: { failures, asked } }) =>
      Math.max(asked, Math.min(longestPause, firstPause * 2 ** Math.max(0, failures - 1))),
  },
});

export function unsentOf({ unsent }: OutboxContext, clientId: string | undefined): Unsent | undefined {
  return unsent.find((one) => one.clientId === clientId);
}

export function sendingOf({ sendingId = '' }: OutboxContext): One {
  return { clientId: sendingId };
}

export function replacedBy({ unsent, sendingId }: OutboxContext, made: Unsent): One {
  return { clientId: waitingMark(unsent, made, sendingId)?.clientId ?? '' };
}

function isMarkOnItsWay(context: OutboxContext): boolean {
  const act = unsentOf(context, context.sendingId)?.act;
  return act !== undefined && !isText(act);
}

export function reasonOf(output: OutboxDelivery): string {
  return 'reason' in output ? output.reason : '';
}
