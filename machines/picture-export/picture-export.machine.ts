import { assign, setup } from 'xstate';
import type { NoEmittedEvents, NoTags } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: one drawing at a time; a drawing that takes too long fails; a failure has a reason; a picture is
// released when it is no longer shown.

/** Why there is no picture: the browser cannot draw, the drawing took too long, or its parts did not load. */
export type PictureFailure = 'unsupported' | 'timeout' | 'incomplete';

export type PictureExportEvent =
  /** also after a failure */
  | { type: 'picture.requested' }
  /** the reader closed it */
  | { type: 'picture.dismissed' };

interface PictureExportContext {
  /** URL of the picture; undefined unless it is shown */
  readonly picture: string | undefined;
  /** undefined unless drawing failed */
  readonly reason: PictureFailure | undefined;
}

/** after this time the lead picture or the drawing code is not going to load */
const drawTimeoutMs = 15_000;

const exportSetup = setup({
  types: {
    context: {} as PictureExportContext,
    events: {} as PictureExportEvent,
    tags: {} as NoTags,
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    /** @returns URL of the picture; rejects with a `NotSupportedError` if the browser cannot draw */
    draw: notProvidedActor<string, void>('draw'),
  },
  actions: {
    releasePicture: notProvidedAction<{ picture: string | undefined }>('releasePicture'),
    setPicture: assign((_, { picture }: { picture: string }) => ({ picture })),
    setReason: assign((_, { reason }: { reason: PictureFailure }) => ({ reason })),
    clear: assign({ picture: undefined, reason: undefined }),
  },
  delays: { drawTimeoutMs },
});

export const pictureExportMachine = exportSetup.createMachine({
  id: 'pictureExport',
  context: { picture: undefined, reason: undefined },
  initial: 'idle',
  states: {
    idle: { entry: 'clear', on: { 'picture.requested': 'drawing' } },
    drawing: {
      entry: 'clear',
      invoke: {
        src: 'draw',
        onDone: {
          target: 'ready',
          actions: { type: 'setPicture', params: ({ event }) => ({ picture: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setReason', params: ({ event }) => ({ reason: reasonOf(event.error) }) },
        },
      },
      after: {
        drawTimeoutMs: { target: 'failed', actions: { type: 'setReason', params: { reason: 'timeout' } } },
      },
      on: { 'picture.dismissed': 'idle' },
    },
    ready: {
      on: {
        'picture.dismissed': {
          target: 'idle',
          actions: { type: 'releasePicture', params: ({ context: { picture } }) => ({ picture }) },
        },
      },
    },
    failed: { on: { 'picture.requested': 'drawing', 'picture.dismissed': 'idle' } },
  },
});

function reasonOf(error: unknown): PictureFailure {
  const isUnsupported =
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'NotSupportedError';
  return isUnsupported ? 'unsupported' : 'incomplete';
}
