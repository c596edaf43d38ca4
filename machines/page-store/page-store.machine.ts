import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: the page store is restored once before it is saved. Failing storage loses only the saved copy: if it is
// full, the essential fields are saved; if it is forbidden, nothing is retried.

/** Field values of spec section 3 "Store state". */
export type StoreState = Readonly<Record<string, string | number | boolean>>;

export type PageStoreEvent =
  | { type: 'store.changed'; state: StoreState }
  | { type: 'page.left' }
  /** sent by the implementation of `save` */
  | { type: 'save.refused'; reason: 'full' | 'forbidden' };

interface PageStoreContext {
  readonly state: StoreState;
}

/** Fields to save if storage has no room for all: the reader's identity. */
const essentialFields = new Set(['uuid', 'wxToken', 'userName', 'headImg', 'userType', 'userDes']);

export const pageStoreMachine = setup({
  types: {
    context: {} as PageStoreContext,
    events: {} as PageStoreEvent,
    tags: {} as 'kept',
    emitted: {} as NoEmittedEvents,
  },
  actors: { restore: notProvidedActor<StoreState, void>('restore') },
  actions: {
    setRestored: assign({
      // values set since the page opened are newer than the saved ones
      state: ({ context }, params: { restored: StoreState }) => ({ ...params.restored, ...context.state }),
    }),
    change: assign({
      state: ({ context, event }) =>
        event.type === 'store.changed' ? { ...context.state, ...event.state } : context.state,
    }),
    /** runs synchronously, since the page may be unloading */
    save: notProvidedAction<{ state: StoreState }>('save'),
  },
  guards: {
    isForbidden: ({ event }) => event.type === 'save.refused' && event.reason === 'forbidden',
  },
}).createMachine({
  id: 'pageStore',
  context: { state: {} },
  initial: 'restoring',
  on: { 'store.changed': { actions: 'change' } },
  states: {
    restoring: {
      invoke: {
        src: 'restore',
        onDone: {
          target: 'whole',
          actions: { type: 'setRestored', params: ({ event }) => ({ restored: event.output }) },
        },
        onError: 'whole',
      },
    },
    whole: {
      tags: 'kept',
      on: {
        'page.left': { actions: { type: 'save', params: ({ context }) => ({ state: context.state }) } },
        'save.refused': [
          { guard: 'isForbidden', target: 'memoryOnly' },
          {
            target: 'essentials',
            actions: { type: 'save', params: ({ context }) => ({ state: essentialsOf(context.state) }) },
          },
        ],
      },
    },
    essentials: {
      tags: 'kept',
      on: {
        'page.left': {
          actions: { type: 'save', params: ({ context }) => ({ state: essentialsOf(context.state) }) },
        },
        'save.refused': 'memoryOnly',
      },
    },
    memoryOnly: {},
  },
});

function essentialsOf(state: StoreState): StoreState {
  return Object.fromEntries(Object.entries(state).filter(([field]) => essentialFields.has(field)));
}
