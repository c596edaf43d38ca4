import { assign, setup } from 'xstate';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: one sharing action at a time. A completed share is counted once, a cancelled one is not; if the system
// refuses to share, the link is copied; a poster exists only while it is shown.

/** The result of the system's share sheet. */
export type SystemShareResult = 'shared' | 'dismissed' | 'refused';

export type ShareSheetEvent =
  | { type: 'copy.requested' }
  | { type: 'share.requested' }
  | { type: 'poster.requested' }
  | { type: 'poster.retried' }
  /** the reader saved the poster */
  | { type: 'poster.saved' }
  | { type: 'sheet.closed' };

interface ShareSheetContext {
  /** URL of the drawn poster */
  readonly picture: string | undefined;
}

const shareSetup = setup({
  types: { context: {} as ShareSheetContext, events: {} as ShareSheetEvent },
  actors: {
    copy: notProvidedActor<void, void>('copy'),
    shareWithSystem: notProvidedActor<SystemShareResult, void>('shareWithSystem'),
    /** @returns URL of the picture */
    draw: notProvidedActor<string, void>('draw'),
  },
  actions: {
    countShare: notProvidedAction('countShare'),
    reportCopied: notProvidedAction('reportCopied'),
    reportCopyFailed: notProvidedAction('reportCopyFailed'),
    clearPicture: notProvidedAction<ShareSheetContext>('clearPicture'),
    setPicture: assign({ picture: (_, { picture }: ShareSheetContext) => picture }),
  },
  guards: {
    is: (_, { output, wanted }: { output: SystemShareResult; wanted: SystemShareResult }) =>
      output === wanted,
  },
});

const ways = {
  'copy.requested': 'copying',
  'share.requested': 'sharingWithSystem',
  'poster.requested': 'poster',
  'sheet.closed': 'closed',
} as const;

export const shareSheetMachine = shareSetup.createMachine({
  id: 'shareSheet',
  context: { picture: undefined },
  initial: 'open',
  states: {
    open: { tags: 'choosing', on: ways },
    copying: {
      tags: 'choosing',
      invoke: { src: 'copy', onDone: 'copied', onError: 'failed' },
      on: { 'sheet.closed': 'closed' },
    },
    sharingWithSystem: {
      tags: 'choosing',
      invoke: {
        src: 'shareWithSystem',
        onDone: [
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, wanted: 'shared' }) },
            target: 'shared',
          },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, wanted: 'dismissed' }) },
            target: 'cancelled',
          },
          { target: 'copying' },
        ],
        onError: 'copying',
      },
      on: { 'sheet.closed': 'closed' },
    },
    /** the reader cancelled the system's sheet and sees this one again */
    cancelled: { tags: 'choosing', on: ways },
    poster: {
      tags: 'poster',
      initial: 'drawing',
      on: { 'sheet.closed': 'closed' },
      states: {
        drawing: {
          invoke: {
            src: 'draw',
            onDone: {
              target: 'ready',
              actions: { type: 'setPicture', params: ({ event }) => ({ picture: event.output }) },
            },
            onError: 'failed',
          },
        },
        ready: {
          on: { 'poster.saved': { actions: 'countShare' } },
          exit: { type: 'clearPicture', params: ({ context }) => context },
        },
        failed: { on: { 'poster.retried': 'drawing' } },
      },
    },
    copied: { type: 'final', entry: ['countShare', 'reportCopied'] },
    shared: { type: 'final', entry: 'countShare' },
    failed: { type: 'final', entry: 'reportCopyFailed' },
    closed: { type: 'final' },
  },
});
