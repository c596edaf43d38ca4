import { emptyPost, postFaults, postFields, type PostDraft } from '../../rules/community/post-form.ts';
import type { SubmissionForm } from './submission-events.ts';
import { submissionMachine } from './submission-machine.ts';

export const postForm: SubmissionForm<PostDraft, undefined> = {
  fields: postFields,
  faultsOf: (draft, _facts, uploads) => postFaults(draft, uploads.failed),
  blank: emptyPost,
};

// Guarantees, besides those of every submission: a failed upload blocks the post, and after one was sent the form is empty.
export const postFormMachine = submissionMachine(postForm);
