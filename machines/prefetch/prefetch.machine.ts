import { assign, setup } from 'xstate';
import type { NoEmittedEvents, NoTags } from '../none.ts';
import { notProvidedAction } from '../not-provided.ts';
import { mayPrefetch, type NetworkFacts } from './prefetch-policy.ts';

// Guarantees: a visible link is prefetched while network and data saver allow it; a deferred one is prefetched once
// they allow it again and its page is still open, once. A tap never waits for a prefetch. Spec section 2.

export type PrefetchEvent =
  | { type: 'network.received'; facts: NetworkFacts }
  /** @param href of a link on the current page */
  | { type: 'link.seen'; href: string }
  /** its links are no longer visible */
  | { type: 'page.left' };

interface PrefetchContext {
  /** deferred links, the latest last */
  readonly deferred: readonly string[];
}

/** maximum deferred links; more than a screen shows at once */
const maxDeferred = 12;

const prefetchSetup = setup({
  types: {
    context: {} as PrefetchContext,
    events: {} as PrefetchEvent,
    tags: {} as NoTags,
    emitted: {} as NoEmittedEvents,
  },
  actions: {
    prefetch: notProvidedAction<{ href: string }>('prefetch'),
    defer: assign({
      deferred: ({ context }, { href }: { href: string }) =>
        [...context.deferred.filter((one) => one !== href), href].slice(-maxDeferred),
    }),
    clearDeferred: assign({ deferred: [] }),
  },
  guards: {
    mayPrefetch: (_, { facts }: { facts: NetworkFacts }) => mayPrefetch(facts),
    mayNot: (_, { facts }: { facts: NetworkFacts }) => !mayPrefetch(facts),
  },
});

const release = prefetchSetup.enqueueActions(({ context, enqueue }) => {
  for (const href of context.deferred) enqueue({ type: 'prefetch', params: { href } });
  enqueue.assign({ deferred: [] });
});

export const prefetchMachine = prefetchSetup.createMachine({
  id: 'prefetch',
  context: { deferred: [] },
  // nothing is prefetched before the network state is known
  initial: 'disallowed',
  states: {
    allowed: {
      on: {
        'link.seen': { actions: { type: 'prefetch', params: ({ event: { href } }) => ({ href }) } },
        'network.received': {
          guard: { type: 'mayNot', params: ({ event: { facts } }) => ({ facts }) },
          target: 'disallowed',
        },
      },
    },
    disallowed: {
      on: {
        'link.seen': { actions: { type: 'defer', params: ({ event: { href } }) => ({ href }) } },
        'network.received': {
          guard: { type: 'mayPrefetch', params: ({ event: { facts } }) => ({ facts }) },
          target: 'allowed',
          actions: release,
        },
        'page.left': { actions: 'clearDeferred' },
      },
    },
  },
});
