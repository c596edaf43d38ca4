import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';
import type { Delivery } from '../outbox/delivery.ts';

// Guarantees: the text is saved as a draft until it is sent or queued in the outbox, even if the sheet closes. The
// same text keeps its client id, so that a retry is idempotent; a comment that could not reach the gateway is queued.

/** characters of a comment, per the contract */
export const maxCommentLength = 500;

export type ComposerEvent =
  | { type: 'text.changed'; text: string }
  /** @param clientId a new uuid; ignored while the same text already has one */
  | { type: 'send.requested'; clientId: string; isOnline: boolean };

interface ComposerContext {
  readonly text: string;
  /** idempotency key, set by the first attempt to send this text */
  readonly clientId: string | undefined;
  /** why the last attempt failed, as a sentence for the reader */
  readonly reason: string;
}

/** A comment queued in the outbox. */
export interface QueuedComment {
  readonly text: string;
  readonly clientId: string;
  /** what it waits for */
  readonly waitsFor: 'network' | 'sign-in';
}

const unknownReason = '没有成功，请稍后再试';

const composerSetup = setup({
  types: {
    context: {} as ComposerContext,
    events: {} as ComposerEvent,
    tags: {} as 'may-send' | 'sending' | 'failed',
    emitted: {} as NoEmittedEvents,
  },
  actors: { send: notProvidedActor<Delivery, { text: string; clientId: string }>('send') },
  actions: {
    saveDraft: notProvidedAction<{ text: string }>('saveDraft'),
    deleteDraft: notProvidedAction('deleteDraft'),
    enqueue: notProvidedAction<QueuedComment>('enqueue'),
    reportSent: notProvidedAction('reportSent'),
    setText: assign({
      text: (_, { text }: { text: string }) => text,
      clientId: undefined,
      reason: '',
    }),
    setClientId: assign({
      clientId: ({ context }, { clientId }: { clientId: string }) => context.clientId ?? clientId,
      reason: '',
    }),
    setReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
  },
  guards: {
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    isTooLong: (_, { text }: { text: string }) => lengthOf(text) > maxCommentLength,
    isOffline: (_, { isOnline }: { isOnline: boolean }) => !isOnline,
    is: (_, { output, kind }: { output: Delivery; kind: Delivery['kind'] }) => output.kind === kind,
  },
});

type TextChanged = Extract<ComposerEvent, { type: 'text.changed' }>;

const textOf = ({ event: { text } }: { event: TextChanged }) => ({ text });
const takeIt = [
  { type: 'setText', params: textOf },
  { type: 'saveDraft', params: textOf },
] as const;

/** Wherever the text can change, it is validated. */
const judged = [
  { guard: { type: 'isBlank', params: textOf }, target: '#composer.blank', actions: [...takeIt] },
  { guard: { type: 'isTooLong', params: textOf }, target: '#composer.tooLong', actions: [...takeIt] },
  { target: '#composer.typing', actions: [...takeIt] },
] as const;

type SendAsked = Extract<ComposerEvent, { type: 'send.requested' }>;

const setClientId = {
  type: 'setClientId',
  params: ({ event: { clientId } }: { event: SendAsked }) => ({ clientId }),
} as const;

/** Offline, nothing is sent: the comment is queued at once. */
const asked = [
  {
    guard: {
      type: 'isOffline',
      params: ({ event: { isOnline } }: { event: SendAsked }) => ({ isOnline }),
    },
    target: '#composer.queued',
    actions: [
      setClientId,
      {
        type: 'enqueue',
        params: ({ context }: { context: ComposerContext }) => queuedOf(context, 'network'),
      },
    ],
  },
  { target: '#composer.sending', actions: [setClientId] },
] as const;

export const composerMachine = composerSetup.createMachine({
  id: 'composer',
  context: { text: '', clientId: undefined, reason: '' },
  initial: 'blank',
  states: {
    blank: { on: { 'text.changed': [...judged] } },
    typing: { tags: 'may-send', on: { 'text.changed': [...judged], 'send.requested': [...asked] } },
    tooLong: { on: { 'text.changed': [...judged] } },
    sending: {
      tags: 'sending',
      invoke: {
        src: 'send',
        input: ({ context: { text, clientId = '' } }) => ({ text, clientId }),
        onDone: [
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, kind: 'sent' }) },
            target: 'sent',
          },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, kind: 'unreached' }) },
            target: 'queued',
            actions: {
              type: 'enqueue',
              params: ({ context }) => queuedOf(context, 'network'),
            },
          },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, kind: 'token-dead' }) },
            target: 'queued',
            actions: {
              type: 'enqueue',
              params: ({ context }) => queuedOf(context, 'sign-in'),
            },
          },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, kind: 'too-fast' }) },
            target: 'failed.tooFast',
            actions: { type: 'setReason', params: ({ event: { output } }) => reasonOf(output) },
          },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, kind: 'refused' }) },
            target: 'failed.refused',
            actions: { type: 'setReason', params: ({ event: { output } }) => reasonOf(output) },
          },
          {
            target: 'failed.broken',
            actions: { type: 'setReason', params: ({ event: { output } }) => reasonOf(output) },
          },
        ],
        onError: {
          target: 'failed.broken',
          actions: { type: 'setReason', params: { reason: unknownReason } },
        },
      },
    },
    failed: {
      tags: ['may-send', 'failed'],
      on: { 'text.changed': [...judged], 'send.requested': [...asked] },
      initial: 'broken',
      states: { tooFast: {}, refused: {}, broken: {} },
    },
    sent: { type: 'final', entry: ['deleteDraft', 'reportSent'] },
    queued: { type: 'final', entry: 'deleteDraft' },
  },
});

function reasonOf(output: Delivery): { reason: string } {
  return { reason: 'reason' in output ? output.reason : unknownReason };
}

function queuedOf(
  { text, clientId = '' }: ComposerContext,
  waitsFor: QueuedComment['waitsFor'],
): QueuedComment {
  return { text, clientId, waitsFor };
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
