import { assign, setup } from 'xstate';
import type { NoEmittedEvents, NoTags } from '../none.ts';
import { notProvidedAction } from '../not-provided.ts';
import { admit, moved, type Candidate, type ChosenFile } from './attachment-rules.ts';

// Guarantees: the set holds up to nine pictures or one video, in the reader's order; files beyond that are left out
// with a notice. The set may be sent when it is empty or every item is ready.

export type Progress = 'busy' | 'ready' | 'failed';

interface Item extends Candidate {
  readonly progress: Progress;
}

export type AttachmentsEvent =
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  /** the files that an earlier visit to the page had saved */
  | { type: 'items.restored'; items: readonly Candidate[] }
  | { type: 'item.moved'; from: number; to: number }
  | { type: 'item.removed'; key: string }
  | { type: 'item.progressed'; key: string; progress: Progress }
  /** the set was submitted or discarded */
  | { type: 'set.cleared' };

interface AttachmentsContext {
  readonly items: readonly Item[];
  /** why a file was left out, as a sentence for the reader; empty if none was */
  readonly notice: string;
}

const attachmentsSetup = setup({
  types: {
    context: {} as AttachmentsContext,
    events: {} as AttachmentsEvent,
    tags: {} as NoTags,
    emitted: {} as NoEmittedEvents,
  },
  actions: {
    /** starts uploading these */
    startUploads: notProvidedAction<{ keys: readonly string[] }>('startUploads'),
    saveOrder: notProvidedAction<{ keys: readonly string[] }>('saveOrder'),
    addChosen: assign(({ context }, { files }: { files: readonly ChosenFile[] }) => {
      const { admitted, notice } = admit(context.items, files);
      return { items: [...context.items, ...admitted.map(busy)], notice };
    }),
    addRestored: assign({
      items: ({ context }, { items }: { items: readonly Candidate[] }) => [
        ...context.items,
        ...admit(context.items, items).admitted.map(busy),
      ],
    }),
    move: assign(({ context }, { from, to }: { from: number; to: number }) => ({
      items: moved(context.items, from, to),
      notice: '',
    })),
    remove: assign(({ context }, { key }: { key: string }) => ({
      items: context.items.filter((item) => item.key !== key),
      notice: '',
    })),
    setProgress: assign({
      items: ({ context }, { key, progress }: { key: string; progress: Progress }) =>
        context.items.map((item) => (item.key === key ? { ...item, progress } : item)),
    }),
    clear: assign({ items: [], notice: '' }),
  },
});

const busy = ({ key, kind }: Candidate): Item => ({ key, kind, progress: 'busy' });

const saveOrder = {
  type: 'saveOrder',
  params: ({ context }: { context: AttachmentsContext }) => ({
    keys: context.items.map(({ key }) => key),
  }),
} as const;

export const attachmentsMachine = attachmentsSetup.createMachine({
  id: 'attachments',
  context: { items: [], notice: '' },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'files.chosen': {
          actions: [
            {
              type: 'startUploads',
              params: ({ context, event }) => ({
                keys: admit(context.items, event.files).admitted.map(({ key }) => key),
              }),
            },
            { type: 'addChosen', params: ({ event }) => ({ files: event.files }) },
            saveOrder,
          ],
        },
        'items.restored': {
          actions: [
            {
              type: 'startUploads',
              params: ({ context, event }) => ({
                keys: admit(context.items, event.items).admitted.map(({ key }) => key),
              }),
            },
            { type: 'addRestored', params: ({ event }) => ({ items: event.items }) },
          ],
        },
        'item.moved': {
          actions: [{ type: 'move', params: ({ event: { from, to } }) => ({ from, to }) }, saveOrder],
        },
        'item.removed': {
          actions: [{ type: 'remove', params: ({ event }) => ({ key: event.key }) }, saveOrder],
        },
        'item.progressed': {
          actions: { type: 'setProgress', params: ({ event: { key, progress } }) => ({ key, progress }) },
        },
        'set.cleared': { actions: 'clear' },
      },
    },
  },
});

/** The upload state of the whole set. */
export function readinessOf(items: readonly { readonly progress: Progress }[]): 'ready' | 'busy' | 'failed' {
  if (items.some(({ progress }) => progress === 'failed')) return 'failed';
  return items.some(({ progress }) => progress === 'busy') ? 'busy' : 'ready';
}
