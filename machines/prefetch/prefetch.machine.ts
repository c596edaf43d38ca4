import { assign, setup } from 'xstate';
import { notProvidedAction } from '../not-provided.ts';
import { mayPrefetch, type NetworkFacts } from './prefetch-law.ts';

// Law: a link in sight is fetched ahead while the network and the reader want it; one that was held back is fetched when
// they want it again and its page is still there, once, and a tap never waits for any of this. Spec section 2.

export type PrefetchEvent =
  | { type: 'network.received'; facts: NetworkFacts }
  /** @param href of the link, on the page that is shown */
  | { type: 'link.seen'; href: string }
  /** its links are no longer in sight */
  | { type: 'page.left' };

interface PrefetchContext {
  /** links that were seen and held back, the latest last */
  readonly held: readonly string[];
}

/** links that are remembered; more than a screen shows at once */
export const mostHeld = 12;

const prefetchSetup = setup({
  types: { context: {} as PrefetchContext, events: {} as PrefetchEvent },
  actions: {
    fetchAhead: notProvidedAction<{ href: string }>('fetchAhead'),
    hold: assign({
      held: ({ context }, { href }: { href: string }) =>
        [...context.held.filter((one) => one !== href), href].slice(-mostHeld),
    }),
    forget: assign({ held: [] }),
  },
  guards: {
    mayPrefetch: (_, { facts }: { facts: NetworkFacts }) => mayPrefetch(facts),
    mayNot: (_, { facts }: { facts: NetworkFacts }) => !mayPrefetch(facts),
  },
});

const release = prefetchSetup.enqueueActions(({ context, enqueue }) => {
  for (const href of context.held) enqueue({ type: 'fetchAhead', params: { href } });
  enqueue.assign({ held: [] });
});

export const prefetchMachine = prefetchSetup.createMachine({
  id: 'prefetch',
  context: { held: [] },
  // until the network has been heard of, nothing is taken from it
  initial: 'thrifty',
  states: {
    free: {
      on: {
        'link.seen': { actions: { type: 'fetchAhead', params: ({ event: { href } }) => ({ href }) } },
        'network.received': {
          guard: { type: 'mayNot', params: ({ event: { facts } }) => ({ facts }) },
          target: 'thrifty',
        },
      },
    },
    thrifty: {
      on: {
        'link.seen': { actions: { type: 'hold', params: ({ event: { href } }) => ({ href }) } },
        'network.received': {
          guard: { type: 'mayPrefetch', params: ({ event: { facts } }) => ({ facts }) },
          target: 'free',
          actions: release,
        },
        'page.left': { actions: 'forget' },
      },
    },
  },
});
