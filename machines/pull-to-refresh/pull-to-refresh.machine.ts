import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedActor } from '../not-provided.ts';

// Guarantees: releasing a pull past the threshold refreshes, and so does a tap; one refresh runs at a time, and its
// outcome is shown briefly. The caller tracks the finger's position.

export type PullEvent =
  | { type: 'pull.began' }
  /** the pull crossed the threshold, in either direction */
  | { type: 'pull.passed' }
  | { type: 'pull.fell' }
  | { type: 'pull.released' }
  /** the browser took the gesture for something else */
  | { type: 'pull.cancelled' }
  | { type: 'refresh.requested' };

interface PullContext {
  /** number of new items of the last refresh */
  readonly count: number;
}

/** ms for which the outcome is shown */
const outcomeShownMs = 1600;

export const pullToRefreshMachine = setup({
  types: {
    context: {} as PullContext,
    events: {} as PullEvent,
    tags: {} as 'in-hand' | 'held',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    /** @returns the number of new items */
    refresh: notProvidedActor<number, void>('refresh'),
  },
  actions: { setCount: assign({ count: (_, { count }: PullContext) => count }) },
  delays: { outcomeShownMs },
}).createMachine({
  id: 'pullToRefresh',
  context: { count: 0 },
  initial: 'resting',
  states: {
    resting: { on: { 'pull.began': 'pulled', 'refresh.requested': 'refreshing' } },
    pulled: {
      tags: 'in-hand',
      on: { 'pull.passed': 'armed', 'pull.released': 'resting', 'pull.cancelled': 'resting' },
    },
    armed: {
      tags: 'in-hand',
      on: { 'pull.fell': 'pulled', 'pull.released': 'refreshing', 'pull.cancelled': 'resting' },
    },
    refreshing: {
      tags: 'held',
      invoke: {
        src: 'refresh',
        onDone: {
          target: 'done',
          actions: { type: 'setCount', params: ({ event }) => ({ count: event.output }) },
        },
        onError: 'failed',
      },
    },
    done: {
      tags: 'held',
      on: { 'pull.began': 'pulled', 'refresh.requested': 'refreshing' },
      after: { outcomeShownMs: 'resting' },
    },
    failed: {
      tags: 'held',
      on: { 'pull.began': 'pulled', 'refresh.requested': 'refreshing' },
      after: { outcomeShownMs: 'resting' },
    },
  },
});
