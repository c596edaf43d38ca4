import { assign, setup } from 'xstate';
import { notProvidedActor } from '../not-provided.ts';

// Law: a pull refreshes when it is let go past its mark, a tap at once; one refresh at a time, and what it brought, or
// that it brought nothing, is told for a moment. How far the finger is stays with whoever follows it.

export type PullEvent =
  | { type: 'pull.began' }
  /** the finger is far enough, or back under the mark */
  | { type: 'pull.passed' }
  | { type: 'pull.fell' }
  | { type: 'pull.released' }
  /** the browser took the finger for something else */
  | { type: 'pull.cancelled' }
  | { type: 'refresh.requested' };

interface PullContext {
  /** what the last refresh brought */
  readonly count: number;
}

/** ms for which the outcome is shown */
export const toldFor = 1600;

export const pullToRefreshMachine = setup({
  types: { context: {} as PullContext, events: {} as PullEvent },
  actors: {
    /** @returns how many are new */
    refresh: notProvidedActor<number, void>('refresh'),
  },
  actions: { takeCount: assign({ count: (_, { count }: PullContext) => count }) },
  delays: { toldFor },
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
          target: 'told',
          actions: { type: 'takeCount', params: ({ event }) => ({ count: event.output }) },
        },
        onError: 'failed',
      },
    },
    told: {
      tags: 'held',
      on: { 'pull.began': 'pulled', 'refresh.requested': 'refreshing' },
      after: { toldFor: 'resting' },
    },
    failed: {
      tags: 'held',
      on: { 'pull.began': 'pulled', 'refresh.requested': 'refreshing' },
      after: { toldFor: 'resting' },
    },
  },
});
