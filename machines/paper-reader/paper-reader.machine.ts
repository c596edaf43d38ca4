import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction } from '../not-provided.ts';

// Guarantees: the reader is at one page of the issue and never past either end; only the current page can be zoomed;
// at most one overlay is open, and an open article is in the URL until it is closed.

export type PaperReaderEvent =
  | { type: 'page.next' }
  | { type: 'page.previous' }
  | { type: 'page.to'; /** from 0 */ index: number }
  | { type: 'zoom.entered' }
  | { type: 'zoom.left' }
  | { type: 'picture.loaded'; index: number }
  | { type: 'picture.failed'; index: number }
  | { type: 'retry.requested' }
  | { type: 'article.requested'; id: string; /** of its page */ index: number }
  | { type: 'pages.requested' }
  | { type: 'dates.requested' }
  /** the overlay is dismissed */
  | { type: 'over.left' }
  /** browser history moved back or forward */
  | { type: 'address.changed'; index: number; article: string | undefined };

interface PaperReaderContext {
  /** number of pages of the issue */
  readonly total: number;
  /** from 0 */
  readonly index: number;
  /** id of the open article */
  readonly article: string | undefined;
  /** indices of pages whose drawing loaded; `failed` has those whose drawing did not */
  readonly shown: readonly number[];
  readonly failed: readonly number[];
}

export interface PaperReaderInput {
  readonly total: number;
  readonly index: number;
  readonly article?: string | undefined;
}

/** The reader's position for the URL. */
export interface PaperPlace {
  readonly index: number;
  readonly article: string | undefined;
  /** pushes a history entry, so that Back closes the article */
  readonly isNewEntry: boolean;
}

const without = (list: readonly number[], index: number) => list.filter((one) => one !== index);

const paperReaderSetup = setup({
  types: {
    context: {} as PaperReaderContext,
    events: {} as PaperReaderEvent,
    input: {} as PaperReaderInput,
    tags: {} as 'zoomed' | 'coming' | 'failed' | 'article' | 'pages' | 'dates',
    emitted: {} as NoEmittedEvents,
  },
  actions: {
    writeAddress: notProvidedAction<PaperPlace>('writeAddress'),
    /** goes back over the article's entry, or replaces the URL if there is no entry to go back over */
    leaveArticle: notProvidedAction('leaveArticle'),
    goTo: assign({ index: (_, params: { index: number }) => params.index }),
    openArticle: assign(({ context, event }) =>
      event.type === 'article.requested' ? { article: event.id, index: event.index } : context,
    ),
    closeArticle: assign({ article: undefined }),
    follow: assign(({ context, event }) =>
      event.type === 'address.changed' ? { article: event.article, index: event.index } : context,
    ),
    markShown: assign(({ context, event }) =>
      event.type === 'picture.loaded'
        ? {
            shown: [...without(context.shown, event.index), event.index],
            failed: without(context.failed, event.index),
          }
        : context,
    ),
    markFailed: assign(({ context, event }) =>
      event.type === 'picture.failed'
        ? { failed: [...without(context.failed, event.index), event.index] }
        : context,
    ),
    retryPicture: assign({ failed: ({ context }) => without(context.failed, context.index) }),
  },
  guards: {
    hasNext: ({ context }) => context.index + 1 < context.total,
    hasPrevious: ({ context }) => context.index > 0,
    isAnother: ({ context }, params: { index: number }) =>
      params.index !== context.index && params.index >= 0 && params.index < context.total,
    isShown: ({ context }) => context.shown.includes(context.index),
    isFailed: ({ context }) => context.failed.includes(context.index),
    hasArticle: ({ context }) => context.article !== undefined,
    hasNoArticle: ({ context }) => context.article === undefined,
  },
});

/** Another page opens unzoomed, and its drawing may be loaded already. */
const anotherPage = [
  '#paperReader.zoom.fitted',
  '#paperReader.picture.coming',
  '#paperReader.over.nothing',
] as const;

const write = {
  type: 'writeAddress',
  params: ({ context }: { context: PaperReaderContext }) => ({
    index: context.index,
    article: context.article,
    isNewEntry: false,
  }),
} as const;

const writeEntry = {
  type: 'writeAddress',
  params: ({ context }: { context: PaperReaderContext }) => ({
    index: context.index,
    article: context.article,
    isNewEntry: true,
  }),
} as const;

const turnTo = {
  guard: {
    type: 'isAnother',
    params: ({ event }: { event: { index: number } }) => ({ index: event.index }),
  },
  target: [...anotherPage],
  actions: [
    { type: 'goTo', params: ({ event }: { event: { index: number } }) => ({ index: event.index }) },
    write,
  ],
} as const;

export const paperReaderMachine = paperReaderSetup.createMachine({
  id: 'paperReader',
  context: ({ input: { total, index, article } }) => ({ total, index, article, shown: [], failed: [] }),
  type: 'parallel',
  on: {
    'picture.loaded': { actions: 'markShown' },
    'picture.failed': { actions: 'markFailed' },
    'address.changed': [
      {
        guard: { type: 'isAnother', params: ({ event }) => ({ index: event.index }) },
        target: [...anotherPage],
        actions: 'follow',
      },
      { actions: 'follow' },
    ],
  },
  states: {
    zoom: {
      initial: 'fitted',
      states: {
        fitted: { on: { 'zoom.entered': 'zoomed' } },
        zoomed: { tags: 'zoomed', on: { 'zoom.left': 'fitted' } },
      },
    },
    picture: {
      initial: 'coming',
      states: {
        coming: {
          tags: 'coming',
          always: [
            { guard: 'isShown', target: 'shown' },
            { guard: 'isFailed', target: 'failed' },
          ],
        },
        shown: {},
        failed: {
          tags: 'failed',
          always: { guard: 'isShown', target: 'shown' },
          on: { 'retry.requested': { target: 'coming', actions: 'retryPicture' } },
        },
      },
    },
    over: {
      initial: 'nothing',
      states: {
        nothing: {
          always: { guard: 'hasArticle', target: 'article' },
          on: {
            'page.next': {
              guard: 'hasNext',
              target: [...anotherPage],
              actions: [{ type: 'goTo', params: ({ context }) => ({ index: context.index + 1 }) }, write],
            },
            'page.previous': {
              guard: 'hasPrevious',
              target: [...anotherPage],
              actions: [{ type: 'goTo', params: ({ context }) => ({ index: context.index - 1 }) }, write],
            },
            'page.to': turnTo,
            'article.requested': [
              {
                guard: { type: 'isAnother', params: ({ event }) => ({ index: event.index }) },
                target: [...anotherPage],
                actions: ['openArticle', writeEntry],
              },
              { target: 'article', actions: ['openArticle', writeEntry] },
            ],
            'pages.requested': 'pages',
            'dates.requested': 'dates',
          },
        },
        article: {
          tags: 'article',
          always: { guard: 'hasNoArticle', target: 'nothing' },
          on: {
            'article.requested': [
              {
                guard: { type: 'isAnother', params: ({ event }) => ({ index: event.index }) },
                target: [...anotherPage],
                actions: ['openArticle', write],
              },
              { actions: ['openArticle', write] },
            ],
            'over.left': { target: 'nothing', actions: ['closeArticle', 'leaveArticle'] },
          },
        },
        pages: {
          tags: 'pages',
          always: { guard: 'hasArticle', target: 'article' },
          on: { 'page.to': [turnTo, { target: 'nothing' }], 'over.left': 'nothing' },
        },
        dates: {
          tags: 'dates',
          always: { guard: 'hasArticle', target: 'article' },
          on: { 'over.left': 'nothing' },
        },
      },
    },
  },
});
