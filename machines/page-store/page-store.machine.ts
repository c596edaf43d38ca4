import { assign, setup } from 'xstate';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Law: the page store is restored once before it is saved; a store that cannot be kept costs nothing but the memory
// of it: where storage is full the essentials are tried, where it is forbidden nothing is tried again.

/** Field values of spec section 3 "Store state". */
export type StoreState = Readonly<Record<string, string | number | boolean>>;

export type PageStoreEvent =
  | { type: 'store.changed'; state: StoreState }
  | { type: 'page.left' }
  /** sent by whoever provides `save` */
  | { type: 'save.refused'; reason: 'full' | 'forbidden' };

interface PageStoreContext {
  readonly state: StoreState;
}

/** What is kept where storage has no room for the rest: who the reader is. */
const essentialFields = new Set(['uuid', 'wxToken', 'userName', 'headImg', 'userType', 'userDes']);

export const pageStoreMachine = setup({
  types: { context: {} as PageStoreContext, events: {} as PageStoreEvent },
  actors: { restore: notProvidedActor<StoreState, void>('restore') },
  actions: {
    takeRestored: assign({
      // what the page has learnt since it opened is newer than what was kept
      state: ({ context }, params: { restored: StoreState }) => ({ ...params.restored, ...context.state }),
    }),
    change: assign({
      state: ({ context, event }) =>
        event.type === 'store.changed' ? { ...context.state, ...event.state } : context.state,
    }),
    /** runs while the page is closing, so it is done when it returns */
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
          actions: { type: 'takeRestored', params: ({ event }) => ({ restored: event.output }) },
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
