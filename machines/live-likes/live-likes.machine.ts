import { assign, setup } from 'xstate';
import type { NoEmittedEvents, NoTags } from '../none.ts';
import type { Delivery } from '../outbox/delivery.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: every like is sent once. Likes within two seconds form a batch; an unanswered batch is sent again with
// its client id, and likes given meanwhile form the next batch.

/** Likes that are sent together. */
export interface LikeBatch {
  readonly count: number;
  /** idempotency key: the gateway counts the batch once */
  readonly clientId: string;
}

export type LiveLikesEvent =
  /** @param id a new uuid: the first of a batch becomes its client id */
  | { type: 'like.given'; id: string }
  /** sends the collected likes at once: the page may not come back */
  | { type: 'page.hidden' }
  | { type: 'network.restored' };

export interface LiveLikesInput {
  /** maximum likes in a batch */
  readonly maxBatch: number;
}

export interface LiveLikesContext {
  readonly maxBatch: number;
  /** ids of likes that are not in flight */
  readonly collected: readonly string[];
  readonly batch: LikeBatch;
  /** ms until a batch is sent again */
  readonly pause: number;
}

/** ms for which likes are collected */
export const collectMs = 2000;
/** ms until an unanswered batch is sent again, unless the gateway specifies a delay */
export const defaultRetryDelayMs = 5000;

const nothing: LikeBatch = { count: 0, clientId: '' };

const likesSetup = setup({
  types: {
    context: {} as LiveLikesContext,
    events: {} as LiveLikesEvent,
    input: {} as LiveLikesInput,
    tags: {} as NoTags,
    emitted: {} as NoEmittedEvents,
  },
  actors: { send: notProvidedActor<Delivery, LikeBatch>('send') },
  actions: {
    /** rejected likes are no longer shown */
    rollBack: notProvidedAction<{ count: number }>('rollBack'),
    collect: assign({
      collected: ({ context }, { id }: { id: string }) => [...context.collected, id],
    }),
    formBatch: assign(({ context: { collected, maxBatch } }) => {
      const ids = collected.slice(0, maxBatch);
      return { batch: { count: ids.length, clientId: ids[0] ?? '' }, collected: collected.slice(maxBatch) };
    }),
    dropBatch: assign({ batch: nothing }),
    setRetryDelay: assign((_, { pause }: { pause: number }) => ({ pause })),
  },
  guards: {
    isLastOfBatch: ({ context: { collected, maxBatch } }) => collected.length + 1 >= maxBatch,
    is: (_, { outcome, kind }: { outcome: Delivery; kind: Delivery['kind'] }) => outcome.kind === kind,
    hasMore: ({ context }) => context.collected.length > 0,
  },
  delays: { collectMs, pause: ({ context }) => context.pause },
});

const collect = {
  type: 'collect',
  params: ({ event }: { event: Extract<LiveLikesEvent, { type: 'like.given' }> }) => ({ id: event.id }),
} as const;

export const liveLikesMachine = likesSetup.createMachine({
  id: 'liveLikes',
  context: ({ input: { maxBatch } }) => ({
    maxBatch,
    collected: [],
    batch: nothing,
    pause: defaultRetryDelayMs,
  }),
  initial: 'idle',
  states: {
    idle: { on: { 'like.given': { target: 'collecting', actions: collect } } },
    collecting: {
      after: { collectMs: { target: 'sending', actions: 'formBatch' } },
      on: {
        'like.given': [
          { guard: 'isLastOfBatch', target: 'sending', actions: [collect, 'formBatch'] },
          { actions: collect },
        ],
        'page.hidden': { target: 'sending', actions: 'formBatch' },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.batch,
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'sent' }) },
            target: 'settled',
            actions: 'dropBatch',
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'refused' }) },
            target: 'settled',
            actions: [
              { type: 'rollBack', params: ({ context }) => ({ count: context.batch.count }) },
              'dropBatch',
            ],
          },
          {
            target: 'waiting',
            actions: {
              type: 'setRetryDelay',
              params: ({ event }) => ({ pause: pauseAfter(event.output) }),
            },
          },
        ],
        onError: {
          target: 'waiting',
          actions: { type: 'setRetryDelay', params: { pause: defaultRetryDelayMs } },
        },
      },
      on: { 'like.given': { actions: collect } },
    },
    /** the response was lost, or the gateway was too busy */
    waiting: {
      after: { pause: 'sending' },
      on: { 'like.given': { actions: collect }, 'network.restored': 'sending' },
    },
    settled: { always: [{ guard: 'hasMore', target: 'collecting' }, { target: 'idle' }] },
  },
});

function pauseAfter(outcome: Delivery): number {
  const seconds = outcome.kind === 'too-fast' ? outcome.retryAfter : undefined;
  return seconds === undefined ? defaultRetryDelayMs : seconds * 1000;
}
