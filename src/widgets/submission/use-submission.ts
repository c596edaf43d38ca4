import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { AuditResult, Submission, SubmissionResult } from '#machines/submission/submission-events.ts';
import type { submissionMachine } from '#machines/submission/submission-machine.ts';
import { createStore } from '#lib/browser/store.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import type { FormDrafts } from './form-drafts.ts';
import { useFieldFocus, useFormSignals } from './use-form-signals.ts';

/** An audit result as the gateway reports it. */
type ReportedAudit = Pick<AuditResult, 'status'> & Partial<AuditResult>;

interface SubmissionOptions<Draft, Facts> {
  readonly machine: ReturnType<typeof submissionMachine<Draft, Facts>>;
  readonly empty: Draft;
  readonly drafts: FormDrafts<Draft>;
  /** what validation depends on besides the draft; the same object until a fact changes */
  readonly facts: Facts;
  /** audit result of what was sent before; undefined if it is unknown */
  readonly audit?: ReportedAudit | undefined;
  /** uploads in flight and failed; `ids` only of those that the draft does not name */
  readonly uploads: { readonly ids?: readonly string[]; readonly pending: number; readonly failed?: number };
  /** what the sign-in page names as its purpose, such as 登记为志愿者 */
  readonly purpose: string;
  /** @returns the outcome; never rejects */
  readonly submit: (submission: Submission<Draft>) => Promise<SubmissionResult>;
}

/** Binds the submission machine of one form to the gateway, the saved draft and the form's fields. */
export function useSubmission<Draft extends object, Facts>(options: SubmissionOptions<Draft, Facts>) {
  const { machine, empty, drafts, facts, audit, uploads, purpose, submit } = options;
  const askToSignIn = useAskToSignIn();
  const { form, focusField } = useFieldFocus();
  // the actor outlives a render, `submit` does not
  const [latest] = useState(() => createStore({ submit }));
  useEffect(() => latest.set({ submit }), [latest, submit]);
  const [actor] = useState(() => {
    const created = createActor(
      machine.provide({
        actors: {
          submit: fromPromise<SubmissionResult, Submission<Draft>>(({ input }) => latest.get().submit(input)),
        },
        actions: {
          saveDraft: (_, { draft }) => drafts.save(draft),
          deleteDraft: () => drafts.remove(),
          focusField: (_, { field }) => focusField(field),
          requestSignIn: () => askToSignIn(purpose),
        },
      }),
      { input: { draft: empty, facts, signedIn: false, isOnline: true } },
    ).start();
    // before the first paint
    if (audit !== undefined) created.send({ type: 'audit.received', audit: withReason(audit) });
    return created;
  });
  const snapshot = useSelector(actor, (now) => now);

  useFormSignals(actor, { form, drafts, facts });
  const { pending, failed = 0 } = uploads;
  const ids = uploads.ids?.join(' ') ?? '';
  useEffect(() => {
    actor.send({
      type: 'uploads.changed',
      uploads: { ids: ids === '' ? [] : ids.split(' '), pending, failed },
    });
  }, [actor, ids, pending, failed]);
  useEffect(() => {
    if (audit !== undefined) actor.send({ type: 'audit.received', audit: withReason(audit) });
  }, [actor, audit]);
  const { draft, faults, reason } = snapshot.context;
  return {
    form,
    draft,
    faults,
    reason,
    uploads: snapshot.context.uploads,
    /** the last one received or caused by a submission */
    audit: { ...audit, ...snapshot.context.audit },
    state: snapshot.value,
    isForm: snapshot.hasTag('form'),
    isBusy: snapshot.hasTag('busy'),
    change: (fields: Partial<Draft>) =>
      actor.send({ type: 'draft.changed', draft: { ...actor.getSnapshot().context.draft, ...fields } }),
    send: () => actor.send({ type: 'submit.requested', clientId: randomUuid() }),
    stopWaiting: () => actor.send({ type: 'wait.cancelled' }),
    /** @param draftNow what the form starts with; by default what its machine says */
    reopen: (draftNow?: Draft) => {
      actor.send({ type: 'form.reopened' });
      if (draftNow !== undefined) actor.send({ type: 'draft.changed', draft: draftNow });
    },
  };
}

const withReason = ({ status, reason = '' }: ReportedAudit): AuditResult => ({ status, reason });
