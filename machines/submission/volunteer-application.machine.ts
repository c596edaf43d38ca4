import {
  volunteerFaults,
  volunteerFields,
  type VolunteerDraft,
  type VolunteerFacts,
} from '../../rules/commonweal/volunteer-form.ts';
import type { SubmissionForm } from './submission-events.ts';
import { submissionMachine } from './submission-machine.ts';

export const volunteerForm: SubmissionForm<VolunteerDraft, VolunteerFacts> = {
  fields: volunteerFields,
  faultsOf: volunteerFaults,
};

// Guarantees, besides those of every submission: a minor’s application names a guardian, by the rules that the gateway applies.
export const volunteerApplicationMachine = submissionMachine(volunteerForm);
