import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';
import { emptyListMessage, isPictureList, placeOf, type Current } from './picture-list.ts';

// Guarantees: an open gallery shows one picture of its list and never goes past either end; it has exactly one
// history entry, pushed when it opens and gone before it counts as closed; only the current picture can be zoomed.
// Spec sections 2, 4, 5, 9.

export type GalleryEvent =
  | {
      type: 'gallery.requested';
      urls: unknown;
      current?: Current | undefined;
      /** `address`: the page's URL names the picture, so the history entry already exists */
      from: 'tap' | 'address';
    }
  | { type: 'close.requested' }
  | { type: 'slide.next' }
  | { type: 'slide.previous' }
  | { type: 'slide.to'; /** from 0 */ index: number }
  | { type: 'zoom.entered' }
  | { type: 'zoom.left' }
  | { type: 'image.loaded'; index: number }
  | { type: 'image.failed'; index: number }
  | { type: 'retry.requested' }
  | {
      type: 'history.popped';
      /** from 0; undefined if the URL no longer names a picture */ picture: number | undefined;
    }
  /** the page that contains the gallery was left or hidden */
  | { type: 'page.left' };

export interface Load {
  readonly state: 'coming' | 'shown' | 'failed';
  /** number of reloads that the reader requested */
  readonly retries: number;
}

interface GalleryContext {
  readonly urls: readonly string[];
  readonly index: number;
  /** one per picture */
  readonly loads: readonly Load[];
  /** the current history entry belongs to the gallery */
  readonly hasEntry: boolean;
}

/** ms after which a loading picture counts as slow */
const slowAfterMs = 800;
/** ms within which a browser has carried out a `history.back()` */
const popTimeoutMs = 1000;

const gallerySetup = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    tags: {} as 'visible' | 'open' | 'zoomed' | 'slow' | 'failed',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    /** enter animation, 0.3 s */
    slideIn: notProvidedActor<void, { index: number }>('slideIn'),
    /** exit animation */
    slideOut: notProvidedActor<void, { index: number }>('slideOut'),
  },
  actions: {
    /** called for an empty list, with the message from the specification */
    refuse: notProvidedAction<{ message: string }>('refuse'),
    pushEntry: notProvidedAction<{ index: number }>('pushEntry'),
    /** replaces the history entry for another picture: the number of entries stays */
    rewriteEntry: notProvidedAction<{ index: number }>('rewriteEntry'),
    popEntry: notProvidedAction('popEntry'),
    setPictures: assign(({ context, event }) => {
      if (event.type !== 'gallery.requested' || !isPictureList(event.urls)) return context;
      const { urls, current } = event;
      return {
        urls,
        index: placeOf(urls, current),
        loads: urls.map((): Load => ({ state: 'coming', retries: 0 })),
        hasEntry: true,
      };
    }),
    goTo: assign({ index: (_, params: { index: number }) => params.index }),
    setLoad: assign({
      loads: ({ context, event }) =>
        event.type === 'image.loaded' || event.type === 'image.failed'
          ? withLoad(context.loads, event.index, event.type === 'image.loaded' ? 'shown' : 'failed')
          : context.loads,
    }),
    retryLoad: assign({ loads: ({ context }) => withLoad(context.loads, context.index, 'coming') }),
    clearEntry: assign({ hasEntry: false }),
  },
  guards: {
    isList: ({ event }) => event.type === 'gallery.requested' && isPictureList(event.urls),
    isListInAddress: ({ event }) =>
      event.type === 'gallery.requested' && event.from === 'address' && isPictureList(event.urls),
    hasNext: ({ context }) => context.index < context.urls.length - 1,
    hasPrevious: ({ context }) => context.index > 0,
    isOther: ({ context }, params: { index: number | undefined }) =>
      params.index !== undefined &&
      params.index !== context.index &&
      context.urls[params.index] !== undefined,
    isPicture: ({ event }) => event.type === 'history.popped' && event.picture !== undefined,
    isShown: ({ context }) => context.loads[context.index]?.state === 'shown',
    isFailed: ({ context }) => context.loads[context.index]?.state === 'failed',
    hasEntry: ({ context }) => context.hasEntry,
  },
  delays: { slowAfterMs, popTimeoutMs },
});

/** Another picture starts unzoomed and may be loaded already. */
const anotherPicture = ['.zoom.fitted', '.picture.coming'] as const;

export const galleryMachine = gallerySetup.createMachine({
  id: 'gallery',
  context: { urls: [], index: 0, loads: [], hasEntry: false },
  initial: 'closed',
  on: {
    'image.loaded': { actions: 'setLoad' },
    'image.failed': { actions: 'setLoad' },
    'page.left': { target: '.closed', actions: 'clearEntry' },
  },
  states: {
    closed: {
      on: {
        'gallery.requested': [
          { guard: 'isListInAddress', target: 'opening', actions: 'setPictures' },
          {
            guard: 'isList',
            target: 'opening',
            actions: [
              'setPictures',
              { type: 'pushEntry', params: ({ context }) => ({ index: context.index }) },
            ],
          },
          { actions: { type: 'refuse', params: { message: emptyListMessage } } },
        ],
      },
    },
    opening: {
      tags: 'visible',
      // a failed animation must not keep the reader from the picture
      invoke: {
        src: 'slideIn',
        input: ({ context }) => ({ index: context.index }),
        onDone: 'open',
        onError: 'open',
      },
      on: {
        'close.requested': { target: 'closing', actions: 'popEntry' },
        'history.popped': { target: 'closing', actions: 'clearEntry' },
      },
    },
    open: {
      tags: ['visible', 'open'],
      type: 'parallel',
      on: {
        'slide.next': {
          guard: 'hasNext',
          target: [...anotherPicture],
          actions: [
            { type: 'goTo', params: ({ context }) => ({ index: context.index + 1 }) },
            { type: 'rewriteEntry', params: ({ context }) => ({ index: context.index }) },
          ],
        },
        'slide.previous': {
          guard: 'hasPrevious',
          target: [...anotherPicture],
          actions: [
            { type: 'goTo', params: ({ context }) => ({ index: context.index - 1 }) },
            { type: 'rewriteEntry', params: ({ context }) => ({ index: context.index }) },
          ],
        },
        'slide.to': {
          guard: { type: 'isOther', params: ({ event }) => ({ index: event.index }) },
          target: [...anotherPicture],
          actions: [
            { type: 'goTo', params: ({ event }) => ({ index: event.index }) },
            { type: 'rewriteEntry', params: ({ event }) => ({ index: event.index }) },
          ],
        },
        'close.requested': { target: 'closing', actions: 'popEntry' },
        'history.popped': [
          {
            guard: { type: 'isOther', params: ({ event }) => ({ index: event.picture }) },
            target: [...anotherPicture],
            actions: {
              type: 'goTo',
              params: ({ context, event }) => ({ index: event.picture ?? context.index }),
            },
          },
          { guard: 'isPicture' },
          { target: 'closing', actions: 'clearEntry' },
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
              always: [
                { guard: 'isShown', target: 'shown' },
                { guard: 'isFailed', target: 'failed' },
              ],
              initial: 'soon',
              states: {
                soon: { after: { slowAfterMs: 'slow' } },
                slow: { tags: 'slow' },
              },
            },
            shown: {},
            failed: {
              tags: 'failed',
              on: { 'retry.requested': { target: 'coming', actions: 'retryLoad' } },
            },
          },
        },
      },
    },
    closing: {
      tags: 'visible',
      invoke: {
        src: 'slideOut',
        input: ({ context }) => ({ index: context.index }),
        onDone: [{ guard: 'hasEntry', target: 'popping' }, { target: 'closed' }],
        onError: [{ guard: 'hasEntry', target: 'popping' }, { target: 'closed' }],
      },
      on: { 'history.popped': { actions: 'clearEntry' } },
    },
    /** hidden, while the browser still goes back over the gallery's entry */
    popping: {
      on: { 'history.popped': { target: 'closed', actions: 'clearEntry' } },
      after: { popTimeoutMs: { target: 'closed', actions: 'clearEntry' } },
    },
  },
});

/** A picture that has loaded or failed stays so until it is reloaded: a later failure is that of a larger copy. */
function withLoad(loads: readonly Load[], index: number, state: Load['state']): readonly Load[] {
  return loads.map((load, place) => {
    if (place !== index || (load.state !== 'coming' && state !== 'coming')) return load;
    return { state, retries: load.retries + (state === 'coming' ? 1 : 0) };
  });
}
