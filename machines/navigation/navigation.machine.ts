import { assign, setup } from 'xstate';
import type { NoEmittedEvents, NoTags } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: every page view is processed once, in order, and only after its first paint: visit parameters, token
// owner, read count of a story, and analytics. A hash change or a gallery over the page is not a page view. Spec
// section 4.

/** Path and query of a page as in the address bar. */
export interface ShownAddress {
  readonly path: string;
  readonly search: string;
}

export type NavigationEvent =
  /** the visit started here: the page is painted already */
  | { type: 'visit.began'; address: ShownAddress }
  | { type: 'page.resolved'; address: ShownAddress; isSamePage: boolean };

interface NavigationContext {
  /** page views that are not processed yet, the oldest first */
  readonly waiting: readonly ShownAddress[];
}

/**
 * Spec section 4: on /general/ paths the news id is taken from the path; topics and atlases are stories with their
 * own pages.
 */
export function storyAt(path: string): string | undefined {
  return /\/(?:general|thematic|thematicDq|atlas)\/([^/]+)/.exec(path)?.[1];
}

const navigationSetup = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    tags: {} as NoTags,
    emitted: {} as NoEmittedEvents,
  },
  actors: { afterPaint: notProvidedActor<void, void>('afterPaint') },
  actions: {
    /** stores openid, cardId, isnew and userData */
    storeVisitParameters: notProvidedAction<{ search: string }>('storeVisitParameters'),
    validateToken: notProvidedAction<{ search: string }>('validateToken'),
    countRead: notProvidedAction<{ newsId: string }>('countRead'),
    /** loads the analytics script */
    loadAnalytics: notProvidedAction<{ path: string }>('loadAnalytics'),
    enqueuePageView: assign({
      waiting: ({ context }, { address }: { address: ShownAddress }) => [...context.waiting, address],
    }),
  },
  guards: { isOtherPage: (_, { isSamePage }: { isSamePage: boolean }) => !isSamePage },
});

/** Processes all waiting page views in order. */
const follow = navigationSetup.enqueueActions(({ context, enqueue }) => {
  for (const { path, search } of context.waiting) {
    enqueue({ type: 'storeVisitParameters', params: { search } });
    enqueue({ type: 'validateToken', params: { search } });
    const newsId = storyAt(path);
    if (newsId !== undefined) enqueue({ type: 'countRead', params: { newsId } });
    enqueue({ type: 'loadAnalytics', params: { path } });
  }
  enqueue.assign({ waiting: [] });
});

export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  context: { waiting: [] },
  initial: 'resting',
  states: {
    resting: {
      entry: follow,
      on: {
        'visit.began': {
          target: 'resting',
          reenter: true,
          actions: { type: 'enqueuePageView', params: ({ event: { address } }) => ({ address }) },
        },
        'page.resolved': {
          guard: { type: 'isOtherPage', params: ({ event: { isSamePage } }) => ({ isSamePage }) },
          target: 'painting',
          actions: { type: 'enqueuePageView', params: ({ event: { address } }) => ({ address }) },
        },
      },
    },
    painting: {
      invoke: {
        src: 'afterPaint',
        onDone: 'resting',
        // a paint that cannot be awaited must not skip the steps
        onError: 'resting',
      },
      on: {
        'page.resolved': {
          guard: { type: 'isOtherPage', params: ({ event: { isSamePage } }) => ({ isSamePage }) },
          actions: { type: 'enqueuePageView', params: ({ event: { address } }) => ({ address }) },
        },
      },
    },
  },
});
