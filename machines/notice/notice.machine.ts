import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';

// Guarantees: at most one toast is shown, the others wait in order and none is lost; the loading overlay is open
// exactly while someone holds it open, and never longer than a request can last.

export type ToastPosition = 'bottom' | 'center' | 'top';
/** the source of the toast: a page, or a plugin, whose toasts are shorter */
export type ToastOrigin = 'page' | 'plugin';

export interface Toast {
  readonly text: string;
  readonly position: ToastPosition;
  /** ms */
  readonly duration: number;
}

export type NoticeEvent =
  | { type: 'toast.show'; text: string; position?: ToastPosition; origin?: ToastOrigin; duration?: number }
  | { type: 'toast.dismiss' }
  | { type: 'loading.open'; id: string }
  | { type: 'loading.close'; id: string };

interface NoticeContext {
  /** the first is the one on screen */
  readonly toasts: readonly Toast[];
  /** ids of the callers that hold the overlay open */
  readonly loaders: readonly string[];
}

/** ms; spec section 9 */
export const toastDuration = { page: 3000, plugin: 2000 } as const;
/** ms; a request ends after 30 s, so a caller that holds the overlay longer forgot to close it */
export const loadingTimeoutMs = 30_000;

const machineSetup = setup({
  types: {
    context: {} as NoticeContext,
    events: {} as NoticeEvent,
    tags: {} as 'toast' | 'loading',
    emitted: {} as NoEmittedEvents,
  },
  actions: {
    queueToast: assign({
      toasts: ({ context, event }) =>
        event.type === 'toast.show' ? [...context.toasts, toToast(event)] : context.toasts,
    }),
    dropToast: assign({ toasts: ({ context }) => context.toasts.slice(1) }),
    addLoader: assign({
      loaders: ({ context, event }) =>
        event.type === 'loading.open'
          ? [...context.loaders.filter((id) => id !== event.id), event.id]
          : context.loaders,
    }),
    removeLoader: assign({
      loaders: ({ context, event }) =>
        event.type === 'loading.close' ? context.loaders.filter((id) => id !== event.id) : context.loaders,
    }),
    dropLoaders: assign({ loaders: [] }),
  },
  guards: {
    isAnotherWaiting: ({ context }) => context.toasts.length > 1,
    isOnlyLoader: ({ context, event }) =>
      event.type === 'loading.close' && context.loaders.every((id) => id === event.id),
  },
  delays: {
    toastDuration: ({ context }) => context.toasts[0]?.duration ?? toastDuration.page,
    loadingTimeoutMs,
  },
});

export const noticeMachine = machineSetup.createMachine({
  id: 'notice',
  context: { toasts: [], loaders: [] },
  type: 'parallel',
  states: {
    toast: {
      initial: 'hidden',
      states: {
        hidden: {
          on: { 'toast.show': { target: 'shown', actions: 'queueToast' } },
        },
        shown: {
          tags: 'toast',
          on: {
            'toast.show': { actions: 'queueToast' },
            'toast.dismiss': [
              { guard: 'isAnotherWaiting', target: 'shown', reenter: true, actions: 'dropToast' },
              { target: 'hidden', actions: 'dropToast' },
            ],
          },
          after: {
            toastDuration: [
              { guard: 'isAnotherWaiting', target: 'shown', reenter: true, actions: 'dropToast' },
              { target: 'hidden', actions: 'dropToast' },
            ],
          },
        },
      },
    },
    loading: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'loading.open': { target: 'open', actions: 'addLoader' } },
        },
        open: {
          tags: 'loading',
          on: {
            'loading.open': { actions: 'addLoader' },
            'loading.close': [
              { guard: 'isOnlyLoader', target: 'closed', actions: 'removeLoader' },
              { actions: 'removeLoader' },
            ],
          },
          after: { loadingTimeoutMs: { target: 'closed', actions: 'dropLoaders' } },
        },
      },
    },
  },
});

function toToast(event: Extract<NoticeEvent, { type: 'toast.show' }>): Toast {
  const { text, position = 'bottom', origin = 'page', duration = toastDuration[origin] } = event;
  return { text, position, duration };
}
