import {
  groupFaults,
  groupFields,
  type GroupDraft,
  type GroupFacts,
} from '../../rules/commonweal/group-form.ts';
import type { SubmissionForm } from './submission-events.ts';
import { submissionMachine } from './submission-machine.ts';

export const groupForm: SubmissionForm<GroupDraft, GroupFacts> = {
  fields: groupFields,
  faultsOf: groupFaults,
};

// Guarantees, besides those of every submission: pictures that were sent before need not be sent again.
export const groupApplicationMachine = submissionMachine(groupForm);
