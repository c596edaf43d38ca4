import { firstFault } from '../../rules/field-faults.ts';
import {
  noUploads,
  type SubmissionEvent,
  type SubmissionForm,
  type SubmissionResult,
} from './submission-events.ts';
import { submissionSetup, type SubmissionContext } from './submission-setup.ts';

const unknownReason = '没有成功，请稍后再试';

/**
 * The machine of every form that the gateway audits: the tip form and the applications of volunteers, groups and activities.
 *
 * Guarantees: The draft is kept, in memory and on the device, until the gateway has it. It is sent only when it is valid, its
 * uploads are finished, the reader is signed in and the network is up; until then the machine waits for what is missing.
 * The same content keeps its `clientId`, so that sending it again creates no duplicate. An audit result that arrives while a
 * submission is in flight is deferred: a successful response replaces it, any other outcome applies it.
 */
export function submissionMachine<Draft, Facts>(form: SubmissionForm<Draft, Facts>) {
  const { fields, faultsOf } = form;
  type Context = SubmissionContext<Draft, Facts>;
  type Event = SubmissionEvent<Draft, Facts>;
  type Of<Type extends Event['type']> = { event: Extract<Event, { type: Type }> };
  type Done = { event: { output: SubmissionResult } };

  const draftOf = ({ event: { draft } }: Of<'draft.changed'>) => ({ draft });
  const onDraftChanged = {
    target: '#submission.draft',
    actions: [
      { type: 'setDraft', params: draftOf },
      { type: 'saveDraft', params: draftOf },
    ],
  } as const;
  const onSubmit = {
    target: '#submission.checking',
    actions: {
      type: 'setClientId',
      params: ({ event: { clientId } }: Of<'submit.requested'>) => ({ clientId }),
    },
  } as const;
  const setSignedIn = {
    type: 'setSignedIn',
    params: ({ event: { signedIn } }: Of<'reader.changed'>) => ({ signedIn }),
  } as const;
  const setUploads = {
    type: 'setUploads',
    params: ({ event: { uploads } }: Of<'uploads.changed'>) => ({ uploads }),
  } as const;
  const onAudit = <Status extends 'pending' | 'approved' | 'rejected'>(status: Status) =>
    ({
      guard: {
        type: 'isNewStatus',
        params: ({ event: { audit } }: Of<'audit.received'>) => ({ audit, status }),
      },
      target: `#submission.${status}`,
      actions: {
        type: 'setAudit',
        params: ({ event: { audit } }: Of<'audit.received'>) => ({ audit }),
      },
    }) as const;
  const focusFirstFault = {
    type: 'focusField',
    params: ({ context: { faults } }: { context: Context }) => ({ field: firstFault(fields, faults) }),
  } as const;
  const onSentAs = <Status extends 'pending' | 'approved'>(status: Status) =>
    ({
      guard: {
        type: 'isSentAs',
        params: ({ event: { output } }: Done) => ({ output, status }),
      },
      target: `#submission.${status}`,
      actions: [{ type: 'setAudit', params: { audit: { status, reason: '' } } }, 'deleteDraft'],
    }) as const;
  const onReopened = { target: '#submission.draft', actions: 'resetForm' } as const;

  return submissionSetup(form).createMachine({
    id: 'submission',
    context: ({ input }) => ({
      ...input,
      uploads: noUploads,
      // until the gateway reports it
      audit: { status: 'none', reason: '' },
      deferredAudit: undefined,
      faults: {},
      clientId: undefined,
      requestedId: undefined,
      reason: '',
    }),
    initial: 'draft',
    on: {
      'uploads.changed': { actions: setUploads },
      'reader.changed': { actions: setSignedIn },
      'network.lost': { actions: { type: 'setOnline', params: { isOnline: false } } },
      'network.restored': { actions: { type: 'setOnline', params: { isOnline: true } } },
      'facts.changed': {
        actions: { type: 'setFacts', params: ({ event: { facts } }: Of<'facts.changed'>) => ({ facts }) },
      },
      // an auditor decided, or the reader submitted the form on another page
      'audit.received': [onAudit('pending'), onAudit('approved'), onAudit('rejected')],
    },
    states: {
      draft: {
        tags: 'form',
        on: { 'draft.changed': onDraftChanged, 'submit.requested': onSubmit },
      },
      checking: {
        always: [
          {
            guard: 'isInvalid',
            target: 'draft',
            actions: [
              {
                type: 'setFaults',
                params: ({ context: { draft, facts, uploads } }) => ({
                  faults: faultsOf(draft, facts, uploads),
                }),
              },
              focusFirstFault,
            ],
          },
          { guard: 'isSignedOut', target: 'signingIn' },
          { guard: 'isOffline', target: 'offline' },
          { guard: 'isUploading', target: 'waiting' },
          { target: 'submitting' },
        ],
      },
      signingIn: {
        tags: 'form',
        entry: 'requestSignIn',
        on: {
          'draft.changed': onDraftChanged,
          'submit.requested': onSubmit,
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
      // the request may have reached the gateway: sending it again with the same `clientId` is safe
      offline: {
        tags: 'form',
        on: {
          'draft.changed': onDraftChanged,
          'submit.requested': onSubmit,
          'network.restored': {
            target: 'checking',
            actions: { type: 'setOnline', params: { isOnline: true } },
          },
        },
      },
      waiting: {
        tags: ['form', 'busy'],
        on: {
          'uploads.changed': { target: 'checking', actions: [setUploads, 'replaceClientId'] },
          'wait.cancelled': 'draft',
        },
      },
      submitting: {
        tags: ['form', 'busy'],
        on: {
          'audit.received': {
            actions: {
              type: 'deferAudit',
              params: ({ event: { audit } }: Of<'audit.received'>) => ({ audit }),
            },
          },
        },
        invoke: {
          src: 'submit',
          input: ({ context: { draft, uploads, clientId = '' } }) => ({
            draft,
            uploadIds: uploads.ids,
            clientId,
          }),
          onDone: [
            onSentAs('pending'),
            onSentAs('approved'),
            {
              guard: {
                type: 'isResult',
                params: ({ event: { output } }: Done) => ({ output, kind: 'unreached' as const }),
              },
              target: 'offline',
              actions: 'raiseDeferredAudit',
            },
            {
              guard: {
                type: 'isResult',
                params: ({ event: { output } }: Done) => ({ output, kind: 'token-dead' as const }),
              },
              target: 'signingIn',
              actions: 'raiseDeferredAudit',
            },
            {
              guard: {
                type: 'hasFieldFaults',
                params: ({ event: { output } }: Done) => ({ output }),
              },
              target: 'draft',
              actions: [
                {
                  type: 'setFaults',
                  params: ({ event: { output } }: Done) => ({
                    faults: 'faults' in output ? output.faults : {},
                  }),
                },
                focusFirstFault,
                'raiseDeferredAudit',
              ],
            },
            {
              target: 'failed',
              actions: [
                {
                  type: 'setReason',
                  params: ({ event: { output } }: Done) => ({
                    reason: 'reason' in output ? output.reason : unknownReason,
                  }),
                },
                'raiseDeferredAudit',
              ],
            },
          ],
          onError: {
            target: 'failed',
            actions: [{ type: 'setReason', params: { reason: unknownReason } }, 'raiseDeferredAudit'],
          },
        },
      },
      failed: {
        tags: 'form',
        on: { 'draft.changed': onDraftChanged, 'submit.requested': onSubmit },
      },
      pending: { tags: 'received', on: { 'form.reopened': onReopened } },
      approved: { tags: 'received', on: { 'form.reopened': onReopened } },
      rejected: { tags: 'received', on: { 'form.reopened': onReopened } },
    },
  });
}
