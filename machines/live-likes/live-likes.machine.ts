import { assign, setup } from 'xstate';
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
  readonly most: number;
}

export interface LiveLikesContext {
  readonly most: number;
  /** ids of likes that are not in flight */
  readonly gathered: readonly string[];
  readonly batch: LikeBatch;
  /** ms until a batch is sent again */
  readonly pause: number;
}

/** ms for which likes are collected */
export const gatherFor = 2000;
/** ms until an unanswered batch is sent again, unless the gateway specifies a delay */
export const usualPause = 5000;

const nothing: LikeBatch = { count: 0, clientId: '' };

const likesSetup = setup({
  types: {
    context: {} as LiveLikesContext,
    events: {} as LiveLikesEvent,
    input: {} as LiveLikesInput,
  },
  actors: { send: notProvidedActor<Delivery, LikeBatch>('send') },
  actions: {
    /** rejected likes are no longer shown */
    takeBack: notProvidedAction<{ count: number }>('takeBack'),
    gather: assign({
      gathered: ({ context }, { id }: { id: string }) => [...context.gathered, id],
    }),
    formBatch: assign(({ context: { gathered, most } }) => {
      const ids = gathered.slice(0, most);
      return { batch: { count: ids.length, clientId: ids[0] ?? '' }, gathered: gathered.slice(most) };
    }),
    dropBatch: assign({ batch: nothing }),
    takePause: assign((_, { pause }: { pause: number }) => ({ pause })),
  },
  guards: {
    isLastOfBatch: ({ context: { gathered, most } }) => gathered.length + 1 >= most,
    is: (_, { outcome, kind }: { outcome: Delivery; kind: Delivery['kind'] }) => outcome.kind === kind,
    hasMore: ({ context }) => context.gathered.length > 0,
  },
  delays: { gatherFor, pause: ({ context }) => context.pause },
});

const gather = {
  type: 'gather',
  params: ({ event }: { event: Extract<LiveLikesEvent, { type: 'like.given' }> }) => ({ id: event.id }),
} as const;

export const liveLikesMachine = likesSetup.createMachine({
  id: 'liveLikes',
  context: ({ input: { most } }) => ({ most, gathered: [], batch: nothing, pause: usualPause }),
  initial: 'idle',
  states: {
    idle: { on: { 'like.given': { target: 'gathering', actions: gather } } },
    gathering: {
      after: { gatherFor: { target: 'sending', actions: 'formBatch' } },
      on: {
        'like.given': [
          { guard: 'isLastOfBatch', target: 'sending', actions: [gather, 'formBatch'] },
          { actions: gather },
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
              { type: 'takeBack', params: ({ context }) => ({ count: context.batch.count }) },
              'dropBatch',
            ],
          },
          {
            target: 'waiting',
            actions: {
              type: 'takePause',
              params: ({ event }) => ({ pause: pauseAfter(event.output) }),
            },
          },
        ],
        onError: { target: 'waiting', actions: { type: 'takePause', params: { pause: usualPause } } },
      },
      on: { 'like.given': { actions: gather } },
    },
    /** the response was lost, or the gateway was too busy */
    waiting: {
      after: { pause: 'sending' },
      on: { 'like.given': { actions: gather }, 'network.restored': 'sending' },
    },
    settled: { always: [{ guard: 'hasMore', target: 'gathering' }, { target: 'idle' }] },
  },
});

function pauseAfter(outcome: Delivery): number {
  const seconds = outcome.kind === 'too-fast' ? outcome.retryAfter : undefined;
  return seconds === undefined ? usualPause : seconds * 1000;
}
