import { assign, setup } from 'xstate';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Law: every page that is shown is followed once, in the order in which they came, and not before it is painted: what
// the visit leaves behind, whose token it is, on a story that it was read, and that the page was visited. Another place of the same page, or a
// gallery over it, is no other page. Spec section 4.

/** Path and query of a page as the address bar shows them. */
export interface ShownAddress {
  readonly path: string;
  readonly search: string;
}

export type NavigationEvent =
  /** the visit began here: the page is painted already */
  | { type: 'visit.began'; address: ShownAddress }
  | { type: 'page.resolved'; address: ShownAddress; isSamePage: boolean };

interface NavigationContext {
  /** pages whose steps are still to be taken, the oldest first */
  readonly waiting: readonly ShownAddress[];
}

/** Spec section 4: on /general/ paths the news id is taken from the path; topics and atlases are stories with pages of their own. */
export function storyAt(path: string): string | undefined {
  return /\/(?:general|thematic|thematicDq|atlas)\/([^/]+)/.exec(path)?.[1];
}

const navigationSetup = setup({
  types: { context: {} as NavigationContext, events: {} as NavigationEvent },
  actors: { afterPaint: notProvidedActor<void, void>('afterPaint') },
  actions: {
    /** openid, cardId, isnew and userData */
    leaveMarks: notProvidedAction<{ search: string }>('leaveMarks'),
    askToken: notProvidedAction<{ search: string }>('askToken'),
    countRead: notProvidedAction<{ newsId: string }>('countRead'),
    /** the script of whoever counts visits */
    loadAnalytics: notProvidedAction<{ path: string }>('loadAnalytics'),
    wait: assign({
      waiting: ({ context }, { address }: { address: ShownAddress }) => [...context.waiting, address],
    }),
  },
  guards: { isOtherPage: (_, { isSamePage }: { isSamePage: boolean }) => !isSamePage },
});

/** The steps of all pages that waited, page by page. */
const follow = navigationSetup.enqueueActions(({ context, enqueue }) => {
  for (const { path, search } of context.waiting) {
    enqueue({ type: 'leaveMarks', params: { search } });
    enqueue({ type: 'askToken', params: { search } });
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
          actions: { type: 'wait', params: ({ event: { address } }) => ({ address }) },
        },
        'page.resolved': {
          guard: { type: 'isOtherPage', params: ({ event: { isSamePage } }) => ({ isSamePage }) },
          target: 'painting',
          actions: { type: 'wait', params: ({ event: { address } }) => ({ address }) },
        },
      },
    },
    painting: {
      invoke: {
        src: 'afterPaint',
        onDone: 'resting',
        // a paint that cannot be waited for is no reason to leave the steps out
        onError: 'resting',
      },
      on: {
        'page.resolved': {
          guard: { type: 'isOtherPage', params: ({ event: { isSamePage } }) => ({ isSamePage }) },
          actions: { type: 'wait', params: ({ event: { address } }) => ({ address }) },
        },
      },
    },
  },
});
