import { setup } from 'xstate';
import type { NoEmittedEvents, NoTags } from '../none.ts';
import { notProvidedActor } from '../not-provided.ts';

// Guarantees: at most one page request is in flight. The next page is requested when there is more and the reader
// nears the end; a failed one is retried by the reader or when the network is back; nothing is requested past the
// end.

/** What is known of a list once it has a page. */
export interface ListFacts {
  readonly hasMore: boolean;
}

export type EndlessListEvent =
  /** pages came from elsewhere: with the server-rendered document, from an earlier visit, by a refresh */
  | { type: 'list.shown'; hasMore: boolean }
  /** the reader nears the end of the list, or opens an empty one */
  | { type: 'foot.reached' }
  | { type: 'retry.requested' }
  | { type: 'network.restored' };

export const endlessListMachine = setup({
  types: { events: {} as EndlessListEvent, tags: {} as NoTags, emitted: {} as NoEmittedEvents },
  actors: {
    /** loads the first page of an empty list, otherwise the next one */
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
    /** the list is empty and was not requested */
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
