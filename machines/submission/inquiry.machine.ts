import {
  emptyInquiry,
  inquiryFaults,
  inquiryFields,
  type InquiryDraft,
  type InquiryFacts,
} from '../../rules/auto-show/inquiry-form.ts';
import type { SubmissionForm } from './submission-events.ts';
import { submissionMachine } from './submission-machine.ts';

export const inquiryForm: SubmissionForm<InquiryDraft, InquiryFacts> = {
  fields: inquiryFields,
  faultsOf: inquiryFaults,
  blank: emptyInquiry,
};

// Guarantees, besides those of every submission: one to three shops are asked, and a phone number that is not the account's
// comes with the code of its message.
export const inquiryMachine = submissionMachine(inquiryForm);
