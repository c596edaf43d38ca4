import { setup } from 'xstate';
import { notProvidedActor } from '../not-provided.ts';

// Law: at most one page is on its way. The next is asked for where there is more and the reader comes near; one that
// failed when the reader says so or the network is back; past the end nothing is.

/** What is known of a list once a page of it is there. */
export interface ListFacts {
  readonly hasMore: boolean;
}

export type EndlessListEvent =
  /** pages came from elsewhere: with the document, from an earlier visit, by a refresh */
  | { type: 'list.shown'; hasMore: boolean }
  /** the reader comes near the foot, or asks for a list of which nothing is there yet */
  | { type: 'foot.reached' }
  | { type: 'retry.requested' }
  | { type: 'network.restored' };

export const endlessListMachine = setup({
  types: { events: {} as EndlessListEvent },
  actors: {
    /** the first page where there is none, else the next one */
    loadPage: notProvidedActor<ListFacts, void>('loadPage'),
  },
  guards: {
    isMoreShown: ({ event }) => event.type === 'list.shown' && event.hasMore,
    isMoreLoaded: (_, { hasMore }: ListFacts) => hasMore,
  },
}).createMachine({
  id: 'endlessList',
  initial: 'idle',
  on: { 'list.shown': [{ guard: 'isMoreShown', target: '.more' }, { target: '.end' }] },
  states: {
    /** nothing of the list is there, and nobody has asked for it */
    idle: { on: { 'foot.reached': 'loading' } },
    loading: {
      invoke: {
        src: 'loadPage',
        onDone: [
          { guard: { type: 'isMoreLoaded', params: ({ event }) => event.output }, target: 'more' },
          { target: 'end' },
        ],
        onError: 'failed',
      },
    },
    more: { on: { 'foot.reached': 'loading' } },
    end: {},
    failed: { on: { 'retry.requested': 'loading', 'network.restored': 'loading' } },
  },
});
