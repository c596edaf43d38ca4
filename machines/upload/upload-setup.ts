import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';
import {
  reasonOf,
  secondsOf,
  sentOf,
  type Finished,
  type StoredAttachment,
  type Located,
  type Prepared,
  type Sent,
  type Started,
} from './upload-steps.ts';

export interface UploadInput {
  /** bytes of the prepared file; set if an earlier visit to the page saved it */
  readonly size?: number;
  /** the gateway's id, once the upload was created */
  readonly id?: string;
  /** how often the upload was restarted */
  readonly attempt: number;
  readonly isPaused: boolean;
}

export type UploadEvent =
  | { type: 'start.requested' }
  | { type: 'pause.requested' }
  | { type: 'resume.requested' }
  | { type: 'retry.requested' }
  | { type: 'remove.requested' }
  | { type: 'network.lost' }
  | { type: 'network.restored' };

export interface UploadContext {
  readonly size: number;
  readonly id: string | undefined;
  readonly sent: number;
  readonly attempt: number;
  /** consecutive attempts that did not reach the gateway */
  readonly misses: number;
  /** seconds to wait, as given by the gateway */
  readonly rest: number;
  /** why it failed or pauses, as a sentence for the reader */
  readonly reason: string;
  readonly attachment: StoredAttachment | undefined;
  readonly isPaused: boolean;
}

/** Input of each step of an upload. */
export interface UploadStep {
  readonly id: string;
  readonly sent: number;
  readonly size: number;
  readonly attempt: number;
}

type Outcome = Started | Located | Sent | Finished;

/** An upload that is lost more often than this fails. */
const maxAttempts = 1;
/** seconds before the first retry, doubled with each further one */
const firstPause = 2;
const longestPause = 30;

export const unknownReason = '没有成功，请稍后再试';
const lostReason = '上传的内容已失效，请移除后重新添加';

export const uploadSetup = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
    tags: {} as 'may-pause' | 'failed' | 'may-retry' | 'ready',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    prepare: notProvidedActor<Prepared, void>('prepare'),
    begin: notProvidedActor<Started, UploadStep>('begin'),
    locate: notProvidedActor<Located, UploadStep>('locate'),
    send: notProvidedActor<Sent, UploadStep>('send'),
    finish: notProvidedActor<Finished, UploadStep>('finish'),
  },
  actions: {
    setSize: assign({ size: (_, { outcome }: { outcome: Prepared }) => sizeOf(outcome) }),
    setId: assign((_, { outcome }: { outcome: Started }) => begunOf(outcome)),
    setSent: assign({
      sent: (_, { outcome }: { outcome: Located | Sent }) => sentOf(outcome),
      misses: 0,
      reason: '',
    }),
    setAttachment: assign({
      attachment: (_, { outcome }: { outcome: Finished }) => attachmentOf(outcome),
      reason: '',
    }),
    setReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    setRest: assign((_, params: { rest: number; reason: string }) => params),
    clearInterruption: assign({ rest: 0, reason: '' }),
    countMiss: assign({ misses: ({ context }) => context.misses + 1 }),
    restart: assign({ id: undefined, sent: 0, attempt: ({ context }) => context.attempt + 1 }),
    /** saves the upload's progress, so that it continues after a reload */
    saveProgress: notProvidedAction<{ id: string | undefined; attempt: number; isPaused: boolean }>(
      'saveProgress',
    ),
    /** saves the finished attachment, so that it is not uploaded again after a reload */
    saveAttachment: notProvidedAction<{ attachment: StoredAttachment | undefined }>('saveAttachment'),
    /** deletes it on this device, and at the gateway if it is known there */
    deleteUpload: notProvidedAction<{ id: string | undefined }>('deleteUpload'),
  },
  guards: {
    isPaused: ({ context }) => context.isPaused,
    isPrepared: ({ context }) => context.size > 0,
    isBegun: ({ context }) => context.id !== undefined,
    isWhole: ({ context }, { outcome }: { outcome: Outcome }) => sentOf(outcome) >= context.size,
    mayRestart: ({ context }, { kind }: { kind: string }) => kind === 'lost' && context.attempt < maxAttempts,
    is: (_, { outcome, kind }: { outcome: { kind: string }; kind: string }) => outcome.kind === kind,
  },
  delays: {
    pause: ({ context }) => Math.min(longestPause, firstPause * 2 ** Math.max(0, context.misses - 1)) * 1000,
    rest: ({ context }) => context.rest * 1000,
  },
});

interface Done {
  readonly event: { readonly output: Outcome };
}

/** Failures that any step can have. */
export const failures = [
  {
    guard: {
      type: 'is',
      params: ({ event }: Done) => ({ outcome: event.output, kind: 'unreached' }),
    },
    target: '#upload.waiting',
    actions: 'countMiss',
  },
  {
    guard: { type: 'is', params: ({ event }: Done) => ({ outcome: event.output, kind: 'busy' }) },
    target: '#upload.resting',
    actions: {
      type: 'setRest',
      params: ({ event }: Done) => ({ rest: secondsOf(event.output), reason: reasonOf(event.output) }),
    },
  },
  {
    guard: { type: 'is', params: ({ event }: Done) => ({ outcome: event.output, kind: 'elsewhere' }) },
    target: '#upload.resting',
    actions: { type: 'setRest', params: { rest: 1, reason: '' } },
  },
  {
    guard: { type: 'mayRestart', params: ({ event }: Done) => ({ kind: event.output.kind }) },
    target: '#upload.working.creating',
    reenter: true,
    actions: 'restart',
  },
  {
    guard: { type: 'is', params: ({ event }: Done) => ({ outcome: event.output, kind: 'lost' }) },
    target: '#upload.failed.refused',
    actions: { type: 'setReason', params: { reason: lostReason } },
  },
  {
    guard: { type: 'is', params: ({ event }: Done) => ({ outcome: event.output, kind: 'refused' }) },
    target: '#upload.failed.refused',
    actions: { type: 'setReason', params: ({ event }: Done) => ({ reason: reasonOf(event.output) }) },
  },
  {
    target: '#upload.failed.broken',
    actions: { type: 'setReason', params: ({ event }: Done) => ({ reason: reasonOf(event.output) }) },
  },
] as const;

/** After an interruption: asks the gateway what it has received. */
export const resume = [
  { guard: 'isBegun', target: '#upload.working.locating', actions: 'clearInterruption' },
  { target: '#upload.working.creating', actions: 'clearInterruption' },
] as const;

export const crashed = {
  target: '#upload.failed.broken',
  actions: { type: 'setReason', params: { reason: unknownReason } },
} as const;

export const stepOf = ({
  context: { id = '', sent, size, attempt },
}: {
  context: UploadContext;
}): UploadStep => ({
  id,
  sent,
  size,
  attempt,
});

export const saveProgress = (isPaused: boolean) =>
  ({
    type: 'saveProgress',
    params: ({ context: { id, attempt } }: { context: UploadContext }) => ({ id, attempt, isPaused }),
  }) as const;

const sizeOf = (outcome: Prepared) => (outcome.kind === 'prepared' ? outcome.size : 0);

function begunOf(outcome: Started): { id?: string; sent: number; misses: number; reason: string } {
  const kept = { sent: 0, misses: 0, reason: '' };
  return outcome.kind === 'begun' ? { ...kept, ...outcome.begun } : kept;
}

const attachmentOf = (outcome: Finished) => (outcome.kind === 'ready' ? outcome.attachment : undefined);
