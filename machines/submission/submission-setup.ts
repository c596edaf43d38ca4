import { assign, enqueueActions, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { faultsLeft, firstFault, type FieldFaults } from '../../rules/field-faults.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';
import {
  noUploads,
  type AuditResult,
  type AuditStatus,
  type FormUploads,
  type Submission,
  type SubmissionEvent,
  type SubmissionForm,
  type SubmissionInput,
  type SubmissionResult,
} from './submission-events.ts';

export interface SubmissionContext<Draft, Facts> extends SubmissionInput<Draft, Facts> {
  readonly uploads: FormUploads;
  readonly audit: AuditResult;
  /** a changed audit result that arrived while a submission was in flight */
  readonly deferredAudit: AuditResult | undefined;
  readonly faults: FieldFaults<string>;
  /** idempotency key of the current content; set by the first attempt to submit it */
  readonly clientId: string | undefined;
  /** id of the last attempt, for content that changes while it waits for uploads */
  readonly requestedId: string | undefined;
  /** why the last attempt failed, as a sentence for the reader; empty where it did not */
  readonly reason: string;
}

/** Actions, guards and actors of the submission machine, for one form. */
export function submissionSetup<Draft, Facts>({ fields, faultsOf, blank }: SubmissionForm<Draft, Facts>) {
  return setup({
    types: {
      context: {} as SubmissionContext<Draft, Facts>,
      events: {} as SubmissionEvent<Draft, Facts>,
      input: {} as SubmissionInput<Draft, Facts>,
      tags: {} as 'form' | 'busy' | 'received',
      emitted: {} as NoEmittedEvents,
    },
    actors: { submit: notProvidedActor<SubmissionResult, Submission<Draft>>('submit') },
    actions: {
      saveDraft: notProvidedAction<{ draft: Draft }>('saveDraft'),
      deleteDraft: notProvidedAction('deleteDraft'),
      focusField: notProvidedAction<{ field: string | undefined }>('focusField'),
      requestSignIn: notProvidedAction('requestSignIn'),
      setDraft: assign({
        draft: (_, { draft }: { draft: Draft }) => draft,
        faults: ({ context: { faults, facts, uploads } }, { draft }) =>
          faultsLeft(faults, faultsOf(draft, facts, uploads)),
        clientId: undefined,
        reason: '',
      }),
      setFacts: assign({
        facts: (_, { facts }: { facts: Facts }) => facts,
        faults: ({ context: { faults, draft, uploads } }, { facts }) =>
          faultsLeft(faults, faultsOf(draft, facts, uploads)),
      }),
      setUploads: assign({
        uploads: (_, { uploads }: { uploads: FormUploads }) => uploads,
        faults: ({ context: { faults, draft, facts } }, { uploads }) =>
          faultsLeft(faults, faultsOf(draft, facts, uploads)),
        clientId: ({ context }, { uploads }) =>
          sameIds(context.uploads, uploads) ? context.clientId : undefined,
      }),
      /** a finished upload is other content than an earlier attempt may have sent */
      replaceClientId: assign(({ context }) => ({ clientId: context.clientId ?? context.requestedId })),
      setClientId: assign({
        clientId: ({ context }, { clientId }: { clientId: string }) => context.clientId ?? clientId,
        requestedId: (_, { clientId }) => clientId,
        reason: '',
      }),
      setSignedIn: assign({ signedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn }),
      setOnline: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
      setFaults: assign({ faults: (_, { faults }: { faults: FieldFaults<string> }) => faults }),
      setReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
      setAudit: assign({
        audit: (_, { audit }: { audit: AuditResult }) => audit,
        deferredAudit: undefined,
        reason: '',
      }),
      deferAudit: assign({
        deferredAudit: ({ context }, { audit }: { audit: AuditResult }) =>
          audit.status === context.audit.status ? undefined : audit,
      }),
      raiseDeferredAudit: raiseDeferredAudit<Draft, Facts>(),
      /** the content after this is a new submission */
      resetForm: assign(({ context }) => ({
        draft: blank ?? context.draft,
        uploads: blank === undefined ? context.uploads : noUploads,
        faults: {},
        clientId: undefined,
        reason: '',
      })),
    },
    guards: {
      isInvalid: ({ context: { draft, facts, uploads } }) =>
        firstFault(fields, faultsOf(draft, facts, uploads)) !== undefined,
      isSignedOut: ({ context }) => !context.signedIn,
      isOffline: ({ context }) => !context.isOnline,
      isUploading: ({ context }) => context.uploads.pending > 0,
      isSignIn: (_, { signedIn }: { signedIn: boolean }) => signedIn,
      isNewStatus: ({ context }, { audit, status }: { audit: AuditResult; status: AuditStatus }) =>
        audit.status === status && context.audit.status !== status,
      isSentAs: (_, { output, status }: { output: SubmissionResult; status: AuditStatus }) =>
        output.kind === 'sent' && output.status === status,
      isResult: (_, { output, kind }: { output: SubmissionResult; kind: SubmissionResult['kind'] }) =>
        output.kind === kind,
      hasFieldFaults: (_, { output }: { output: SubmissionResult }) =>
        output.kind === 'refused' && firstFault(fields, output.faults) !== undefined,
    },
  });
}

/** Handles a deferred audit result as if it had arrived just now. */
const raiseDeferredAudit = <Draft, Facts>() =>
  enqueueActions<
    SubmissionContext<Draft, Facts>,
    SubmissionEvent<Draft, Facts>,
    undefined,
    SubmissionEvent<Draft, Facts>,
    never,
    never,
    never,
    never,
    never
  >(({ context: { deferredAudit }, enqueue }) => {
    if (deferredAudit === undefined) return;
    enqueue.assign({ deferredAudit: undefined });
    enqueue.raise({ type: 'audit.received', audit: deferredAudit });
  });

function sameIds({ ids }: FormUploads, others: FormUploads): boolean {
  return ids.length === others.ids.length && ids.every((id, index) => id === others.ids[index]);
}
