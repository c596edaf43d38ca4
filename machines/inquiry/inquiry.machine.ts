import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import {
  emptyInquiry,
  type InquiryDraft,
  inquiryFaults,
  type InquiryFacts,
  inquiryFields,
  type InquiryStep,
  inquirySteps,
  needsPhone,
} from '../../rules/auto-show/inquiry-form.ts';
import { faultsLeft, type FieldFaults, firstFault } from '../../rules/field-faults.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: the draft is kept, in memory and on the device, until the gateway has it. No shop is asked that the reader did
// not choose in the last step. A phone number that is not the account's comes with the code of its message. The same content
// keeps its `clientId`, so that sending it again creates no second inquiry. A state that the gateway reported earlier never
// replaces a later one.

/** How far the shops are, as the gateway reports it. */
export type InquiryProgress =
  | 'received'
  | 'forwarded'
  | 'answered'
  | 'revealed'
  | 'closed'
  | 'withdrawn'
  | 'expired';

/** The outcome of sending an inquiry. `reason` is a sentence for the reader. */
export type InquiryResult =
  /** @param id of the inquiry */
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'unreached' | 'token-dead' }
  /** `limit`: too many today; `duplicate`: one of the shops was asked already */
  | { readonly kind: 'limit' | 'duplicate' | 'broken'; readonly reason: string }
  /** the gateway refused fields */
  | { readonly kind: 'invalid'; readonly faults: FieldFaults<string> };

/** What is sent. */
export interface InquirySubmission {
  readonly draft: InquiryDraft;
  readonly facts: InquiryFacts;
  /** idempotency key */
  readonly clientId: string;
}

export type InquiryEvent =
  | { type: 'draft.changed'; draft: InquiryDraft }
  | { type: 'facts.changed'; facts: InquiryFacts }
  /** the reader goes on to the next step */
  | { type: 'step.completed' }
  | { type: 'step.reopened' }
  /** @param clientId a new uuid; ignored while the same content already has one */
  | { type: 'submit.requested'; clientId: string }
  | { type: 'progress.received'; progress: InquiryProgress }
  /** the reader asks other shops */
  | { type: 'form.reopened' }
  | { type: 'reader.changed'; signedIn: boolean }
  | { type: 'network.lost' }
  | { type: 'network.restored' };

export interface InquiryInput {
  readonly draft: InquiryDraft;
  readonly facts: InquiryFacts;
  readonly signedIn: boolean;
  readonly isOnline: boolean;
}

export interface InquiryContext extends InquiryInput {
  readonly faults: FieldFaults<string>;
  /** set by the first attempt to send the present content */
  readonly clientId: string | undefined;
  /** the reader has asked to send it and has not gone back since */
  readonly isSending: boolean;
  /** of the inquiry that was sent */
  readonly sentId: string | undefined;
  /** why the last attempt was refused or failed, as a sentence for the reader; empty where it was not */
  readonly reason: string;
}

const unknownReason = '没有成功，请稍后再试';

type Of<Type extends InquiryEvent['type']> = { event: Extract<InquiryEvent, { type: Type }> };
type Done = { event: { output: InquiryResult } };

/** Faults of the fields of one step. */
function faultsOfStep({ draft, facts }: InquiryInput, step: InquiryStep): FieldFaults<string> {
  const faults: FieldFaults<string> = inquiryFaults(draft, facts);
  return Object.fromEntries(
    inquirySteps[step].flatMap((field) => (faults[field] ? [[field, faults[field]]] : [])),
  );
}

const inquirySetup = setup({
  types: {
    context: {} as InquiryContext,
    events: {} as InquiryEvent,
    input: {} as InquiryInput,
    tags: {} as 'details' | 'phone' | 'shops' | 'busy',
    emitted: {} as NoEmittedEvents,
  },
  actors: { submit: notProvidedActor<InquiryResult, InquirySubmission>('submit') },
  actions: {
    saveDraft: notProvidedAction<{ draft: InquiryDraft }>('saveDraft'),
    deleteDraft: notProvidedAction('deleteDraft'),
    focusField: notProvidedAction<{ field: string | undefined }>('focusField'),
    requestSignIn: notProvidedAction('requestSignIn'),
    setDraft: assign({
      draft: (_, { draft }: { draft: InquiryDraft }) => draft,
      faults: ({ context: { faults, facts } }, { draft }) => faultsLeft(faults, inquiryFaults(draft, facts)),
      clientId: undefined,
      isSending: false,
      reason: '',
    }),
    setFacts: assign({
      facts: (_, { facts }: { facts: InquiryFacts }) => facts,
      faults: ({ context: { faults, draft } }, { facts }) => faultsLeft(faults, inquiryFaults(draft, facts)),
    }),
    setSignedIn: assign({ signedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn }),
    setOnline: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
    setClientId: assign({
      clientId: ({ context }, { clientId }: { clientId: string }) => context.clientId ?? clientId,
      isSending: true,
      reason: '',
    }),
    goBack: assign({ isSending: false, reason: '' }),
    setFaults: assign({ faults: (_, { faults }: { faults: FieldFaults<string> }) => faults }),
    setReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    setSentId: assign({ sentId: (_, { id }: { id: string }) => id }),
    /** what the reader typed about themselves serves for the next inquiry; shops are chosen anew */
    resetForm: assign(({ context: { draft } }) => ({
      draft: { ...emptyInquiry, name: draft.name, cityId: draft.cityId },
      faults: {},
      clientId: undefined,
      isSending: false,
      sentId: undefined,
    })),
  },
  guards: {
    isInvalid: ({ context }, { step }: { step: InquiryStep }) =>
      Object.keys(faultsOfStep(context, step)).length > 0,
    isSignedOut: ({ context }) => !context.signedIn,
    isOffline: ({ context }) => !context.isOnline,
    isSignIn: (_, { signedIn }: { signedIn: boolean }) => signedIn,
    isOtherPhone: ({ context: { draft, facts } }) => needsPhone(draft, facts),
    isNotSending: ({ context }) => !context.isSending,
    isResult: (_, { output, kind }: { output: InquiryResult; kind: InquiryResult['kind'] }) =>
      output.kind === kind,
    hasFaultIn: (_, { output, step }: { output: InquiryResult; step: InquiryStep }) =>
      output.kind === 'invalid' && firstFault(inquirySteps[step], output.faults) !== undefined,
    isProgress: (_, { progress, is }: { progress: InquiryProgress; is: InquiryProgress }) => progress === is,
  },
});

const onDraftChanged = (target?: '#inquiry.choosingShops' | '#inquiry.draft') =>
  ({
    ...(target && { target }),
    actions: [
      { type: 'setDraft', params: ({ event: { draft } }: Of<'draft.changed'>) => ({ draft }) },
      { type: 'saveDraft', params: ({ event: { draft } }: Of<'draft.changed'>) => ({ draft }) },
    ],
  }) as const;
const isInvalid = <Step extends InquiryStep>(step: Step) =>
  ({ type: 'isInvalid', params: { step } }) as const;
/** Shows the faults of a step and focuses the first. */
const showFaults = <Step extends InquiryStep>(step: Step) =>
  [
    {
      type: 'setFaults',
      params: ({ context }: { context: InquiryContext }) => ({ faults: faultsOfStep(context, step) }),
    },
    {
      type: 'focusField',
      params: ({ context }: { context: InquiryContext }) => ({
        field: firstFault(inquirySteps[step], faultsOfStep(context, step)),
      }),
    },
  ] as const;
const setClientId = {
  type: 'setClientId',
  params: ({ event: { clientId } }: Of<'submit.requested'>) => ({ clientId }),
} as const;
const setSignedIn = {
  type: 'setSignedIn',
  params: ({ event: { signedIn } }: Of<'reader.changed'>) => ({ signedIn }),
} as const;
const submits = { target: '#inquiry.checking', actions: setClientId } as const;
/** What the reader may do after an attempt to send that did not succeed; the chosen shops are valid. */
const retries = {
  'draft.changed': onDraftChanged('#inquiry.choosingShops'),
  'submit.requested': submits,
  'step.reopened': { target: '#inquiry.draft', actions: 'goBack' },
} as const;
const is = <Kind extends InquiryResult['kind']>(kind: Kind) =>
  ({ type: 'isResult', params: ({ event: { output } }: Done) => ({ output, kind }) }) as const;
const setReason = {
  type: 'setReason',
  params: ({ event: { output } }: Done) => ({ reason: 'reason' in output ? output.reason : unknownReason }),
} as const;
const refusedAt = <Step extends InquiryStep, Target extends string>(step: Step, target: Target) =>
  ({
    guard: { type: 'hasFaultIn', params: ({ event: { output } }: Done) => ({ output, step }) },
    target,
    actions: [
      {
        type: 'setFaults',
        params: ({ event: { output } }: Done) => ({ faults: 'faults' in output ? output.faults : {} }),
      },
      'goBack',
      {
        type: 'focusField',
        params: ({ event: { output } }: Done) => ({
          field: firstFault(inquiryFields, 'faults' in output ? output.faults : {}),
        }),
      },
    ],
  }) as const;
const reports = <Progress extends InquiryProgress>(...later: readonly Progress[]) => ({
  'progress.received': later.map(
    (progress) =>
      ({
        guard: {
          type: 'isProgress',
          params: ({ event }: Of<'progress.received'>) => ({ progress: event.progress, is: progress }),
        },
        target: `#inquiry.sent.${progress}`,
      }) as const,
  ),
});
const ended = ['closed', 'withdrawn', 'expired'] as const;

export const inquiryMachine = inquirySetup.createMachine({
  id: 'inquiry',
  context: ({ input }) => ({
    ...input,
    faults: {},
    clientId: undefined,
    isSending: false,
    sentId: undefined,
    reason: '',
  }),
  initial: 'draft',
  on: {
    'reader.changed': { actions: setSignedIn },
    'network.lost': { actions: { type: 'setOnline', params: { isOnline: false } } },
    'network.restored': { actions: { type: 'setOnline', params: { isOnline: true } } },
    'facts.changed': {
      actions: { type: 'setFacts', params: ({ event: { facts } }: Of<'facts.changed'>) => ({ facts }) },
    },
  },
  states: {
    draft: {
      tags: 'details',
      on: { 'draft.changed': onDraftChanged(), 'step.completed': 'checking' },
    },
    // to the first step that is not complete, or to the gateway
    checking: {
      always: [
        { guard: isInvalid('details'), target: 'draft', actions: [...showFaults('details')] },
        { guard: 'isSignedOut', target: 'signingIn' },
        { guard: isInvalid('phone'), target: 'verifyingPhone' },
        { guard: 'isNotSending', target: 'choosingShops' },
        { guard: 'isOffline', target: 'offline' },
        { target: 'submitting' },
      ],
    },
    signingIn: {
      tags: 'details',
      entry: 'requestSignIn',
      on: {
        'draft.changed': onDraftChanged('#inquiry.draft'),
        'step.completed': 'checking',
        'reader.changed': [
          {
            guard: {
              type: 'isSignIn',
              params: ({ event: { signedIn } }: Of<'reader.changed'>) => ({ signedIn }),
            },
            target: 'checking',
            actions: setSignedIn,
          },
          { actions: setSignedIn },
        ],
      },
    },
    verifyingPhone: {
      tags: 'phone',
      on: {
        'draft.changed': onDraftChanged(),
        'step.completed': [
          { guard: isInvalid('phone'), actions: [...showFaults('phone')] },
          { target: 'checking' },
        ],
        'step.reopened': 'draft',
      },
    },
    choosingShops: {
      tags: 'shops',
      on: {
        'draft.changed': onDraftChanged(),
        'submit.requested': [{ guard: isInvalid('shops'), actions: [...showFaults('shops')] }, submits],
        'step.reopened': [{ guard: 'isOtherPhone', target: 'verifyingPhone' }, { target: 'draft' }],
      },
    },
    // the request may have reached the gateway: sending it again with the same `clientId` is safe
    offline: {
      tags: 'shops',
      on: {
        ...retries,
        'network.restored': {
          target: 'checking',
          actions: { type: 'setOnline', params: { isOnline: true } },
        },
      },
    },
    submitting: {
      tags: ['shops', 'busy'],
      invoke: {
        src: 'submit',
        input: ({ context: { draft, facts, clientId = '' } }) => ({ draft, facts, clientId }),
        onDone: [
          {
            guard: is('sent'),
            target: 'sent',
            actions: [
              {
                type: 'setSentId',
                params: ({ event: { output } }: Done) => ({ id: 'id' in output ? output.id : '' }),
              },
              'deleteDraft',
            ],
          },
          { guard: is('unreached'), target: 'offline' },
          { guard: is('token-dead'), target: 'signingIn' },
          { guard: is('limit'), target: 'refused.limit', actions: setReason },
          { guard: is('duplicate'), target: 'refused.duplicate', actions: setReason },
          refusedAt('details', 'draft'),
          refusedAt('phone', 'verifyingPhone'),
          refusedAt('shops', 'choosingShops'),
          { target: 'failed', actions: setReason },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setReason', params: { reason: unknownReason } },
        },
      },
    },
    refused: {
      tags: 'shops',
      initial: 'limit',
      on: retries,
      states: {
        /** five a day */
        limit: {},
        /** one open inquiry for a series and a shop */
        duplicate: {},
      },
    },
    failed: { tags: 'shops', on: retries },
    sent: {
      initial: 'received',
      on: { 'form.reopened': { target: 'draft', actions: 'resetForm' } },
      states: {
        received: { on: reports('forwarded', 'answered', 'revealed', ...ended) },
        forwarded: { on: reports('answered', 'revealed', ...ended) },
        answered: { on: reports('revealed', ...ended) },
        revealed: { on: reports(...ended) },
        closed: { on: reports('withdrawn', 'expired') },
        withdrawn: {},
        expired: {},
      },
    },
  },
});
