import type { AnyStateMachine } from 'xstate';
import { firstFault } from '../../rules/field-faults.ts';
import {
  defineProof,
  equivalence,
  done,
  failed,
  type Expectation,
  type MachineProof,
} from '../proof/proof.ts';
import {
  noUploads,
  type AuditResult,
  type FormUploads,
  type SubmissionForm,
  type SubmissionInput,
  type SubmissionResult,
} from './submission-events.ts';

/** Examples for the proof of one form. */
interface SubmissionExamples<Draft, Facts> {
  readonly name: string;
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly form: SubmissionForm<Draft, Facts>;
  /** `good` and `better` are valid with these facts */
  readonly facts: Facts;
  /** where the form has facts, `good` is invalid with these */
  readonly laterFacts: Facts;
  readonly good: Draft;
  readonly better: Draft;
  /** has two faults or more; the first is at `firstField` */
  readonly bad: Draft;
  readonly firstField: string;
  /** `bad` without its first fault */
  readonly lessBad: Draft;
  /** uploads are not part of the draft: the proof covers every combination of them with reader and network */
  readonly hasUploadIds?: boolean;
  /** what this form guarantees besides what every form does */
  readonly expectations?: Readonly<Record<string, Expectation>>;
}

const none: AuditResult = { status: 'none', reason: '' };
const pending: AuditResult = { status: 'pending', reason: '' };
const approved: AuditResult = { status: 'approved', reason: '' };
const rejected: AuditResult = { status: 'rejected', reason: '证书照片不清楚' };

const results = {
  sent: { kind: 'sent', status: 'pending' },
  approved: { kind: 'sent', status: 'approved' },
  unreached: { kind: 'unreached' },
  tokenDead: { kind: 'token-dead' },
  tooFast: { kind: 'too-fast', reason: '提交得太频繁了' },
  refused: { kind: 'refused', reason: '您已经提交过申请', faults: {} },
  broken: { kind: 'broken', reason: '没有成功' },
} as const satisfies Record<string, SubmissionResult>;

/** @returns the event with which a submission in flight ends */
export const submitted = (result: SubmissionResult) => done('submit', result);
export const submit = (clientId: string) => ({ type: 'submit.requested', clientId }) as const;
export const focus = (field: string) => ({ type: 'focusField', params: { field } });
export const uploads = (changes: Partial<FormUploads>) =>
  ({ type: 'uploads.changed', uploads: { ...noUploads, ...changes } }) as const;
const chunkFailed = failed('submit', 'chunk not loaded');

/** The proof of the submission machine for one form. Every form guarantees the same, proven with its own examples. */
export function submissionProof<Draft, Facts>(examples: SubmissionExamples<Draft, Facts>): MachineProof {
  const { name, title, machine, form, facts, laterFacts, good, better, bad, lessBad, firstField } = examples;
  const { hasUploadIds = false } = examples;
  const faultsOf = (draft: Draft) => form.faultsOf(draft, facts, noUploads);
  const wrongField = {
    kind: 'refused',
    reason: '有一项不对',
    faults: { [firstField]: '这一项不对' },
  } as const satisfies SubmissionResult;
  const start = (changes: Partial<SubmissionInput<Draft, Facts>> = {}): SubmissionInput<Draft, Facts> => ({
    draft: good,
    facts,
    signedIn: true,
    isOnline: true,
    ...changes,
  });
  const type = (draft: Draft) => ({ type: 'draft.changed', draft }) as const;
  const audited = (audit: AuditResult) => ({ type: 'audit.received', audit }) as const;
  const factsChanged = (changed: Facts) => ({ type: 'facts.changed', facts: changed }) as const;
  const signIn = { type: 'reader.changed', signedIn: true } as const;
  const signOut = { type: 'reader.changed', signedIn: false } as const;
  const save = (draft: Draft) => ({ type: 'saveDraft', params: { draft } });
  const reopen = { type: 'form.reopened' } as const;
  const [signedOut, offline] = ['signed out', 'offline'];
  /** typed again after reopening, where that empties the form */
  const refill = form.blank === undefined ? [] : [type(good)];
  const sending = [submit('a')] as const;
  const failing = [...sending, submitted(results.broken)] as const;

  // the types of this machine are checked where it is created
  return defineProof<AnyStateMachine>({
    name,
    title,
    machine,
    starts: {
      'a saved draft': start(),
      [signedOut]: start({ signedIn: false }),
      [offline]: start({ isOnline: false }),
    },
    events: [
      type(good),
      type(bad),
      submit('a'),
      uploads({ pending: 1 }),
      uploads({}),
      ...(hasUploadIds ? [uploads({ ids: ['u1'] }), uploads({ failed: 1 })] : []),
      'wait.cancelled',
      reopen,
      audited(pending),
      audited(approved),
      audited(rejected),
      factsChanged(facts),
      factsChanged(laterFacts),
      signIn,
      signOut,
      'network.lost',
      'network.restored',
    ],
    // The conditions are independent, so the search combines no two of them. Only for uploads outside the draft it combines
    // uploads, reader and network, as long as no audit result is known.
    isSearchBoundary: ({
      context: { uploads: files, signedIn, isOnline, audit, deferredAudit, ...context },
    }) => {
      const hasUploads = files.pending > 0 || files.ids.length > 0 || files.failed > 0;
      const shared = [hasUploads, !signedIn, !isOnline].filter(Boolean).length;
      const others = [context.facts !== facts, audit.status !== 'none', deferredAudit !== undefined];
      const deviations = shared + others.filter(Boolean).length;
      return deviations > 1 && (!hasUploadIds || deviations > shared);
    },
    actorOutcomes: {
      submit: { done: [...Object.values(results), wrongField], error: ['chunk not loaded'] },
    },
    invariants: {
      'a form is submitted only when it is valid, uploaded, signed in and online': ({ from, to }) =>
        !to.matches('submitting') ||
        from.matches('submitting') ||
        (firstFault(form.fields, form.faultsOf(to.context.draft, to.context.facts, to.context.uploads)) ===
          undefined &&
          to.context.uploads.pending === 0 &&
          to.context.signedIn &&
          to.context.isOnline),
      'the draft changes only by typing, or by starting another one': ({ from, event, to }) =>
        event.type === 'draft.changed' ||
        (event.type === 'form.reopened' && form.blank !== undefined) ||
        to.context.draft === from.context.draft,
      'the same content keeps its client id': ({ from, event, to }) =>
        ['draft.changed', 'uploads.changed', 'form.reopened'].includes(event.type) ||
        from.context.clientId === undefined ||
        to.context.clientId === from.context.clientId,
      'a reason is given exactly while it has failed': ({ to }) =>
        to.matches('failed') === (to.context.reason !== ''),
      'the device deletes a draft only once the gateway has it': ({ to, effects }) =>
        !effects.some((effect) => effect.type === 'deleteDraft') ||
        to.matches('pending') ||
        to.matches('approved'),
      'every accepted change of the draft is saved on the device': ({ event, to, from, effects }) =>
        event.type !== 'draft.changed' ||
        to === from ||
        from.hasTag('busy') ||
        from.hasTag('received') ||
        effects.some((effect) => effect.type === 'saveDraft'),
      'an audit result is deferred only while a submission is in flight': ({ to }) =>
        to.context.deferredAudit === undefined || to.matches('submitting'),
      'pending, approved and rejected match the audit result': ({ to }) =>
        (!to.matches('pending') || to.context.audit.status === 'pending') &&
        (!to.matches('approved') || to.context.audit.status === 'approved') &&
        (!to.matches('rejected') || to.context.audit.status === 'rejected'),
    },
    equivalentMutants: {
      'submission on audit.received (*) with reenter': equivalence.reenter,
      'submission.draft on draft.changed with reenter': equivalence.reenter,
      'submission.signingIn on reader.changed (2) removed': equivalence.root,
      '* with raiseDeferredAudit before *': 'a raised event is handled after all actions',
      '* with saveDraft before setDraft': equivalence.order,
      '* with deleteDraft before setAudit': equivalence.order,
    },
    expectations: {
      'it starts with the given draft': {
        when: [],
        state: 'draft',
        tags: ['form'],
        context: { draft: good, faults: {}, uploads: noUploads },
      },
      'a pending audit is shown': { when: [audited(pending)], state: 'pending', tags: ['received'] },
      'an approved audit is shown': { when: [audited(approved)], state: 'approved', tags: ['received'] },
      'a rejected audit is shown with its reason': {
        when: [audited(rejected)],
        state: 'rejected',
        tags: ['received'],
        context: { audit: rejected },
      },
      'a changed draft is saved': {
        when: [type(better)],
        state: 'draft',
        context: { draft: better },
        effects: [save(better)],
      },
      'an invalid form shows a fault at each field and focuses the first': {
        when: [type(bad), submit('a')],
        state: 'draft',
        context: { faults: faultsOf(bad) },
        effects: [focus(firstField)],
      },
      'a corrected fault disappears at once, the others stay': {
        when: [type(bad), submit('a'), type(lessBad)],
        state: 'draft',
        context: { faults: faultsOf(lessBad) },
      },
      'the facts that validation depends on may change': {
        when: [factsChanged(laterFacts)],
        state: 'draft',
        context: { facts: laterFacts },
      },
      'a fault that the gateway found disappears when the facts change': {
        when: [...sending, submitted(wrongField), factsChanged(laterFacts)],
        state: 'draft',
        context: { faults: {}, facts: laterFacts },
      },
      'a signed-out reader is asked to sign in and loses nothing': {
        start: signedOut,
        when: [submit('a')],
        state: 'signingIn',
        tags: ['form'],
        context: { draft: good },
        effects: ['requestSignIn'],
      },
      'signing in sends the submission that waits for it': {
        start: signedOut,
        when: [submit('a'), signIn],
        state: 'submitting',
        context: { clientId: 'a', signedIn: true },
      },
      'signing in without a submission sends nothing': {
        start: signedOut,
        when: [signIn],
        state: 'draft',
        context: { signedIn: true },
      },
      'a reader who remains signed out is not asked again': {
        start: signedOut,
        when: [submit('a'), signOut],
        state: 'signingIn',
        effects: [],
      },
      'signing out after the token expired is recorded': {
        when: [...sending, submitted(results.tokenDead), signOut],
        state: 'signingIn',
        context: { signedIn: false },
      },
      'a signed-out reader may continue typing': {
        start: signedOut,
        when: [submit('a'), type(better)],
        state: 'draft',
        context: { draft: better, clientId: undefined },
      },
      'submitting again while signed out asks to sign in again': {
        start: signedOut,
        when: [submit('a'), submit('b')],
        state: 'signingIn',
        context: { clientId: 'a', requestedId: 'b' },
        effects: ['requestSignIn'],
      },
      'a reader who signed out meanwhile is asked to sign in': {
        when: [signOut, submit('a')],
        state: 'signingIn',
      },
      'it waits while offline': {
        start: offline,
        when: [submit('a')],
        state: 'offline',
        tags: ['form'],
        effects: [],
      },
      'it is sent as soon as the network returns': {
        start: offline,
        when: [submit('a'), { type: 'network.restored' }],
        state: 'submitting',
        context: { clientId: 'a', isOnline: true },
      },
      'a returning network sends nothing that was not submitted': {
        start: offline,
        when: [{ type: 'network.restored' }],
        state: 'draft',
        context: { isOnline: true },
      },
      'a lost network is recorded': { when: [{ type: 'network.lost' }, submit('a')], state: 'offline' },
      'an offline reader may continue typing': {
        start: offline,
        when: [submit('a'), type(better)],
        state: 'draft',
        context: { draft: better },
      },
      'submitting again while offline keeps waiting': {
        start: offline,
        when: [submit('a'), submit('b')],
        state: 'offline',
        context: { clientId: 'a', requestedId: 'b' },
      },
      'it waits for its uploads': {
        when: [uploads({ pending: 1 }), submit('a')],
        state: 'waiting',
        tags: ['form', 'busy'],
        context: { uploads: { ids: [], pending: 1, failed: 0 } },
      },
      'it is sent as soon as the last upload is finished': {
        when: [uploads({ pending: 1 }), submit('a'), uploads({ ids: ['u1'] })],
        state: 'submitting',
        tags: ['form', 'busy'],
        context: { uploads: { ids: ['u1'], pending: 0, failed: 0 } },
        inputs: { submit: { draft: good, uploadIds: ['u1'], clientId: 'a' } },
      },
      'with another upload than an earlier attempt it is sent with a client id of its own': {
        when: [...failing, uploads({ pending: 1 }), submit('b'), uploads({ ids: ['u1'] })],
        state: 'submitting',
        inputs: { submit: { draft: good, uploadIds: ['u1'], clientId: 'b' } },
      },
      'it waits on while some uploads are in flight': {
        when: [uploads({ pending: 2 }), submit('a'), uploads({ ids: ['u1'], pending: 1 })],
        state: 'waiting',
      },
      'waiting for uploads can be cancelled': {
        when: [uploads({ pending: 1 }), submit('a'), 'wait.cancelled'],
        state: 'draft',
      },
      'the draft cannot change while it waits for uploads': {
        when: [uploads({ pending: 1 }), submit('a'), type(better)],
        state: 'waiting',
        context: { draft: good },
      },
      'a submission in flight is busy': {
        inputs: { submit: { draft: good, uploadIds: [], clientId: 'a' } },
        when: sending,
        state: 'submitting',
        tags: ['form', 'busy'],
        context: { clientId: 'a' },
        effects: [],
      },
      'a submission in flight does not change': {
        when: [...sending, type(better), submit('b'), audited(approved)],
        state: 'submitting',
        context: { draft: good, clientId: 'a', audit: none, deferredAudit: approved },
      },
      'a deferred audit result applies once the submission failed': {
        when: [...sending, audited(rejected), submitted(results.broken)],
        state: 'rejected',
        context: { audit: rejected, deferredAudit: undefined, reason: '', draft: good },
      },
      'a deferred audit result applies once the submission was refused, such as after sending it on another page':
        {
          when: [...sending, audited(pending), submitted(results.refused)],
          state: 'pending',
          context: { audit: pending, reason: '' },
        },
      'a deferred audit result applies once a field was refused': {
        when: [...sending, audited(approved), submitted(wrongField)],
        state: 'approved',
      },
      'a deferred audit result applies when the submitting code cannot be loaded': {
        when: [...sending, audited(pending), chunkFailed],
        state: 'pending',
      },
      'a deferred audit result applies when the response is lost, since the request may have arrived': {
        when: [...sending, audited(pending), submitted(results.unreached)],
        state: 'pending',
      },
      'a deferred audit result applies when the token has expired': {
        when: [...sending, audited(approved), submitted(results.tokenDead)],
        state: 'approved',
        effects: ['requestSignIn'],
      },
      'a successful response replaces a deferred audit result': {
        when: [...sending, audited(rejected), submitted(results.sent)],
        state: 'pending',
        context: { audit: pending, deferredAudit: undefined },
      },
      'the last deferred audit result counts, even if it changes nothing': {
        when: [
          audited(rejected),
          reopen,
          ...refill,
          submit('a'),
          audited(approved),
          audited(rejected),
          submitted(results.broken),
        ],
        state: 'failed',
        context: { audit: rejected, deferredAudit: undefined, reason: '没有成功' },
      },
      'a submission from another page replaces a failure': {
        when: [...failing, audited(pending)],
        state: 'pending',
        context: { audit: pending, reason: '' },
      },
      'a submission from another page replaces waiting for the network': {
        when: [...sending, submitted(results.unreached), audited(pending)],
        state: 'pending',
      },
      'a submission that an auditor reads first is pending, and its draft is deleted': {
        when: [...sending, submitted(results.sent)],
        state: 'pending',
        tags: ['received'],
        context: { audit: pending },
        effects: ['deleteDraft'],
      },
      'a submission that is accepted at once is approved, and its draft is deleted': {
        when: [...sending, submitted(results.approved)],
        state: 'approved',
        tags: ['received'],
        context: { audit: approved },
        effects: ['deleteDraft'],
      },
      'an accepted change of an approved submission stays approved': {
        when: [audited(approved), reopen, ...refill, submit('a'), submitted(results.approved)],
        state: 'approved',
        context: { audit: approved },
        effects: ['deleteDraft'],
      },
      'an unreached gateway is retried when the network returns': {
        when: [...sending, { type: 'network.lost' }, submitted(results.unreached)],
        state: 'offline',
        context: { clientId: 'a' },
      },
      'an unreached gateway is not retried in a loop': {
        when: [...sending, submitted(results.unreached)],
        state: 'offline',
        tags: ['form'],
        context: { clientId: 'a' },
      },
      'submitting again after an unreached gateway sends at once, with the same client id': {
        when: [...sending, submitted(results.unreached), submit('b')],
        state: 'submitting',
        context: { clientId: 'a' },
      },
      'an expired token asks to sign in, and nothing is lost': {
        when: [...sending, submitted(results.tokenDead)],
        state: 'signingIn',
        context: { draft: good, clientId: 'a' },
        effects: ['requestSignIn'],
      },
      'a fault that the gateway finds is shown at its field': {
        when: [...sending, submitted(wrongField)],
        state: 'draft',
        context: { faults: wrongField.faults },
        effects: [focus(firstField)],
      },
      'a refusal that names no field is shown with its reason': {
        when: [...sending, submitted(results.refused)],
        state: 'failed',
        tags: ['form'],
        context: { reason: '您已经提交过申请' },
      },
      'a rate limit is shown with its reason': {
        when: [...sending, submitted(results.tooFast)],
        state: 'failed',
        context: { reason: '提交得太频繁了' },
      },
      'a failed gateway is shown with its reason': {
        when: failing,
        state: 'failed',
        context: { reason: '没有成功' },
      },
      'code that cannot be loaded is shown as a failure': {
        when: [...sending, chunkFailed],
        state: 'failed',
        context: { reason: '没有成功，请稍后再试' },
      },
      'after a failure the same content is sent with its client id': {
        when: [...failing, submit('b')],
        state: 'submitting',
        context: { clientId: 'a', reason: '' },
      },
      'after a failure a changed draft is a new submission': {
        when: [...failing, type(better)],
        state: 'draft',
        context: { clientId: undefined, reason: '' },
      },
      'after a failure changed uploads are a new submission': {
        when: [...failing, uploads({ ids: ['u1'] })],
        state: 'failed',
        context: { clientId: undefined },
      },
      'after a failure the same uploads are the same submission': {
        when: [uploads({ ids: ['u1'] }), ...failing, uploads({ ids: ['u1'] })],
        state: 'failed',
        context: { clientId: 'a' },
      },
      'an auditor approves': {
        when: [...sending, submitted(results.sent), audited(approved)],
        state: 'approved',
        context: { audit: approved },
      },
      'an auditor rejects with a reason': {
        when: [...sending, submitted(results.sent), audited(rejected)],
        state: 'rejected',
        context: { audit: rejected },
      },
      'it stays pending while nothing is decided': {
        when: [audited(pending), audited(pending)],
        state: 'pending',
      },
      'a rejected submission can be corrected and is pending again': {
        when: [audited(rejected), reopen, type(better), submit('b'), submitted(results.sent)],
        state: 'pending',
        context: { audit: pending, draft: better },
      },
      'a pending submission can be reopened': {
        when: [audited(pending), reopen],
        state: 'draft',
        tags: ['form'],
      },
      'an approved submission can be reopened': { when: [audited(approved), reopen], state: 'draft' },
      'a rejected submission can be reopened, without faults and as a new submission': {
        when: [audited(rejected), reopen],
        state: 'draft',
        context: { audit: rejected, faults: {}, clientId: undefined },
      },
      [form.blank === undefined
        ? 'a reopened form has the content that was sent'
        : 'a form that is reopened after a sent submission is empty']: {
        when: [uploads({ ids: ['u1'] }), ...sending, submitted(results.approved), reopen],
        state: 'draft',
        context: {
          draft: form.blank ?? good,
          uploads: form.blank === undefined ? { ...noUploads, ids: ['u1'] } : noUploads,
          faults: {},
          clientId: undefined,
        },
        effects: [],
      },
      [form.blank === undefined
        ? 'a reopened form has the content that is pending'
        : 'a form that is reopened after a pending submission is empty']: {
        when: [...sending, submitted(results.sent), reopen],
        state: 'draft',
        context: { draft: form.blank ?? good, faults: {}, clientId: undefined },
        effects: [],
      },
      'a submission that was rejected later is reopened as a new one': {
        when: [...sending, submitted(results.sent), audited(rejected), reopen],
        state: 'draft',
        context: { draft: form.blank ?? good, clientId: undefined },
      },
      'a submission from another page makes a rejected one pending': {
        when: [audited(rejected), audited(pending)],
        state: 'pending',
        context: { audit: pending },
      },
      'an approval replaces a rejection': {
        when: [audited(rejected), audited(approved)],
        state: 'approved',
        context: { audit: approved },
      },
      'a repeated audit result does not close a reopened form': {
        when: [audited(rejected), reopen, audited(rejected)],
        state: 'draft',
      },
      ...examples.expectations,
    },
  });
}
