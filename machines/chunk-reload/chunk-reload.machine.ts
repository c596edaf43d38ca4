import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction } from '../not-provided.ts';
import { mayReload } from './reload-guard.ts';

// Guarantees: a chunk that fails to load reloads the page, at most once a minute; a second failure within the minute
// is shown to the reader, who may reload manually.

export type ChunkReloadEvent =
  | { type: 'chunk.failed'; /** ms since 1970 */ at: number }
  | { type: 'reload.requested' };

interface ChunkReloadContext {
  /** ms since 1970 of the last such reload; undefined if there was none */
  readonly reloadedAt: number | undefined;
}

export const chunkReloadMachine = setup({
  types: {
    context: {} as ChunkReloadContext,
    events: {} as ChunkReloadEvent,
    input: {} as ChunkReloadContext,
    tags: {} as 'broken',
    emitted: {} as NoEmittedEvents,
  },
  actions: {
    /** saves the time across the reload */
    saveReloadTime: notProvidedAction<{ at: number }>('saveReloadTime'),
    reloadPage: notProvidedAction('reloadPage'),
    setReloadTime: assign({
      reloadedAt: ({ context, event }) => (event.type === 'chunk.failed' ? event.at : context.reloadedAt),
    }),
  },
  guards: {
    isGuardOver: ({ context, event }) =>
      event.type === 'chunk.failed' && mayReload(context.reloadedAt, event.at),
  },
}).createMachine({
  id: 'chunkReload',
  context: ({ input: { reloadedAt } }) => ({ reloadedAt }),
  initial: 'whole',
  states: {
    whole: {
      on: {
        'chunk.failed': [
          {
            guard: 'isGuardOver',
            target: 'reloading',
            actions: [
              'setReloadTime',
              { type: 'saveReloadTime', params: ({ event }) => ({ at: event.at }) },
              'reloadPage',
            ],
          },
          { target: 'broken' },
        ],
      },
    },
    reloading: {},
    broken: {
      tags: 'broken',
      on: { 'reload.requested': { target: 'reloading', actions: 'reloadPage' } },
    },
  },
});
