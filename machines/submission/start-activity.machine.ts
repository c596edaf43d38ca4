import {
  activityFaults,
  activityFields,
  type ActivityDraft,
  type ActivityFacts,
} from '../../rules/commonweal/activity-form.ts';
import type { SubmissionForm } from './submission-events.ts';
import { submissionMachine } from './submission-machine.ts';

export const activityForm: SubmissionForm<ActivityDraft, ActivityFacts> = {
  fields: activityFields,
  faultsOf: activityFaults,
};

// Guarantees, besides those of every submission: validity follows the current time and the group’s other activities.
export const startActivityMachine = submissionMachine(activityForm);
