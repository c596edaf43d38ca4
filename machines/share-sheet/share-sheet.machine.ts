import { setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: one sharing action at a time; a cancelled one leaves the sheet open; if the system refuses to share, the link
// is copied. The poster is drawn by `picture-export`.

/** The result of the system's share sheet. */
export type SystemShareResult = 'shared' | 'dismissed' | 'refused';

export type ShareSheetEvent =
  | { type: 'copy.requested' }
  | { type: 'share.requested' }
  | { type: 'poster.requested' }
  | { type: 'sheet.closed' };

const shareSetup = setup({
  types: { events: {} as ShareSheetEvent, tags: {} as 'choosing' | 'poster', emitted: {} as NoEmittedEvents },
  actors: {
    copy: notProvidedActor<void, void>('copy'),
    shareWithSystem: notProvidedActor<SystemShareResult, void>('shareWithSystem'),
  },
  actions: {
    reportCopied: notProvidedAction('reportCopied'),
    reportCopyFailed: notProvidedAction('reportCopyFailed'),
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
      on: { 'sheet.closed': 'closed' },
    },
    copied: { type: 'final', entry: 'reportCopied' },
    shared: { type: 'final' },
    failed: { type: 'final', entry: 'reportCopyFailed' },
    closed: { type: 'final' },
  },
});
