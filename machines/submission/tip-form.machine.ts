import { assign, setup } from 'xstate';
import { unwiredAction, unwiredActor } from '../unwired.ts';
import type { TipDelivery, TipFormEvent, TipFormInput, TipToSend } from './tip-form-events.ts';
import {
  emptyTip,
  faultsLeft,
  firstFault,
  noUploads,
  tipFaults,
  type TipDraft,
  type TipFaults,
  type TipField,
  type TipUploads,
} from '../../rules/tips/tip-form.ts';

// Law: what was typed stays, here and on the device, until the gateway has it; it is sent once it is right, its files
// are there, its reader is known and there is a network, and waits for whichever is missing. The same content is the
// same act, so that sent again it is one tip.

interface TipFormContext extends TipFormInput {
  readonly uploads: TipUploads;
  readonly faults: TipFaults;
  /** uuid of the act, once this content was to be sent */
  readonly clientId: string | undefined;
  /** why the last try failed, in a sentence */
  readonly reason: string;
}

const unknownReason = '没有成功，请稍后再试';

type Faulty = { faults: TipFaults };

const formSetup = setup({
  types: { context: {} as TipFormContext, events: {} as TipFormEvent, input: {} as TipFormInput },
  actors: { send: unwiredActor<TipDelivery, TipToSend>('send') },
  actions: {
    keepDraft: unwiredAction<{ draft: TipDraft }>('keepDraft'),
    dropDraft: unwiredAction('dropDraft'),
    goToField: unwiredAction<{ field: TipField | undefined }>('goToField'),
    askToSignIn: unwiredAction('askToSignIn'),
    takeDraft: assign({
      draft: (_, { draft }: { draft: TipDraft }) => draft,
      faults: ({ context: { faults, uploads } }, { draft }) => faultsLeft(faults, draft, uploads),
      clientId: undefined,
      reason: '',
    }),
    takeUploads: assign({
      uploads: (_, { uploads }: { uploads: TipUploads }) => uploads,
      faults: ({ context: { faults, draft } }, { uploads }) => faultsLeft(faults, draft, uploads),
      clientId: ({ context }, { uploads }) =>
        sameIds(context.uploads, uploads) ? context.clientId : undefined,
    }),
    nameAct: assign({
      clientId: ({ context }, { clientId }: { clientId: string }) => context.clientId ?? clientId,
      reason: '',
    }),
    noteReader: assign({ signedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn }),
    noteNetwork: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
    noteFaults: assign({ faults: (_, { faults }: Faulty) => faults }),
    noteReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    startAnew: assign({
      draft: emptyTip,
      uploads: noUploads,
      faults: {},
      clientId: undefined,
    }),
  },
  guards: {
    isWrong: ({ context: { draft, uploads } }) => firstFault(tipFaults(draft, uploads)) !== undefined,
    isVisitor: ({ context }) => !context.signedIn,
    isOffline: ({ context }) => !context.isOnline,
    isUploading: ({ context }) => context.uploads.pending > 0,
    comes: (_, { signedIn }: { signedIn: boolean }) => signedIn,
    is: (_, { output, kind }: { output: TipDelivery; kind: TipDelivery['kind'] }) => output.kind === kind,
    isHeld: (_, { output }: { output: TipDelivery }) => output.kind === 'sent' && output.held,
    namesFields: (_, { output }: { output: TipDelivery }) =>
      output.kind === 'refused' && firstFault(output.faults) !== undefined,
  },
});

type Event<Type extends TipFormEvent['type']> = { event: Extract<TipFormEvent, { type: Type }> };

const draftOf = ({ event: { draft } }: Event<'draft.changed'>) => ({ draft });
/** Words are kept as they are typed. */
const typed = {
  target: '#tipForm.draft',
  actions: [
    { type: 'takeDraft', params: draftOf },
    { type: 'keepDraft', params: draftOf },
  ],
} as const;
const asked = {
  target: '#tipForm.checking',
  actions: {
    type: 'nameAct',
    params: ({ event: { clientId } }: Event<'send.asked'>) => ({ clientId }),
  },
} as const;
const noteReader = {
  type: 'noteReader',
  params: ({ event: { signedIn } }: Event<'reader.changed'>) => ({ signedIn }),
} as const;
const takeUploads = {
  type: 'takeUploads',
  params: ({ event: { uploads } }: Event<'uploads.changed'>) => ({ uploads }),
} as const;

type Done = { event: { output: TipDelivery } };
const outputOf = ({ event: { output } }: Done) => ({ output });
const whyNot = {
  type: 'noteReason',
  params: ({ event: { output } }: Done) => ({ reason: 'reason' in output ? output.reason : unknownReason }),
} as const;

export const tipFormMachine = formSetup.createMachine({
  id: 'tipForm',
  context: ({ input }) => ({ ...input, uploads: noUploads, faults: {}, clientId: undefined, reason: '' }),
  initial: 'draft',
  on: {
    'uploads.changed': { actions: takeUploads },
    'reader.changed': { actions: noteReader },
    'network.lost': { actions: { type: 'noteNetwork', params: { isOnline: false } } },
    'network.found': { actions: { type: 'noteNetwork', params: { isOnline: true } } },
  },
  states: {
    draft: { on: { 'draft.changed': typed, 'send.asked': asked } },
    checking: {
      always: [
        {
          guard: 'isWrong',
          target: 'draft',
          actions: [
            {
              type: 'noteFaults',
              params: ({ context: { draft, uploads } }) => ({ faults: tipFaults(draft, uploads) }),
            },
            { type: 'goToField', params: ({ context }) => ({ field: firstFault(context.faults) }) },
          ],
        },
        { guard: 'isVisitor', target: 'signingIn' },
        { guard: 'isOffline', target: 'offline' },
        { guard: 'isUploading', target: 'waiting' },
        { target: 'sending' },
      ],
    },
    signingIn: {
      entry: 'askToSignIn',
      on: {
        'draft.changed': typed,
        'send.asked': asked,
        'reader.changed': [
          {
            guard: {
              type: 'comes',
              params: ({ event: { signedIn } }: Event<'reader.changed'>) => ({ signedIn }),
            },
            target: 'checking',
            actions: noteReader,
          },
          { actions: noteReader },
        ],
      },
    },
    // the gateway could not be told; whether it was is found out by sending it again
    offline: {
      on: {
        'draft.changed': typed,
        'send.asked': asked,
        'network.found': {
          target: 'checking',
          actions: { type: 'noteNetwork', params: { isOnline: true } },
        },
      },
    },
    waiting: {
      tags: 'busy',
      on: { 'uploads.changed': { target: 'checking', actions: takeUploads }, 'wait.dismissed': 'draft' },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { draft, uploads, clientId = '' } }) => ({
          draft,
          uploadIds: uploads.ids,
          clientId,
        }),
        onDone: [
          { guard: { type: 'isHeld', params: outputOf }, target: 'held' },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, kind: 'sent' }) },
            target: 'sent',
          },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, kind: 'unreached' }) },
            target: 'offline',
          },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, kind: 'token-dead' }) },
            target: 'signingIn',
          },
          {
            guard: { type: 'namesFields', params: outputOf },
            target: 'draft',
            actions: [
              {
                type: 'noteFaults',
                params: ({ event: { output } }) => ({ faults: 'faults' in output ? output.faults : {} }),
              },
              { type: 'goToField', params: ({ context }) => ({ field: firstFault(context.faults) }) },
            ],
          },
          { target: 'failed', actions: whyNot },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'noteReason', params: { reason: unknownReason } },
        },
      },
    },
    failed: { on: { 'draft.changed': typed, 'send.asked': asked } },
    sent: {
      tags: 'done',
      entry: 'dropDraft',
      on: { 'another.asked': { target: 'draft', actions: 'startAnew' } },
    },
    held: {
      tags: 'done',
      entry: 'dropDraft',
      on: { 'another.asked': { target: 'draft', actions: 'startAnew' } },
    },
  },
});

function sameIds({ ids }: TipUploads, others: TipUploads): boolean {
  return ids.length === others.ids.length && ids.every((id, index) => id === others.ids[index]);
}
