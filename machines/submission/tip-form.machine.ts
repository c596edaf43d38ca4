import { emptyTip, tipFaults, tipFields, type TipDraft } from '../../rules/tips/tip-form.ts';
import type { SubmissionForm } from './submission-events.ts';
import { submissionMachine } from './submission-machine.ts';

export const tipForm: SubmissionForm<TipDraft, undefined> = {
  fields: tipFields,
  faultsOf: (draft, _facts, uploads) => tipFaults(draft, uploads.failed),
  blank: emptyTip,
};

// Guarantees, besides those of every submission: a failed upload blocks the tip, and after one was sent the form is empty.
export const tipFormMachine = submissionMachine(tipForm);
