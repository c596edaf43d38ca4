import {
  activityFaults,
  activityFields,
  type ActivityDraft,
  type ActivityView,
} from '../../rules/commonweal/activity-form.ts';
import type { SubmissionForm } from './submission-events.ts';
import { submissionMachine } from './submission-machine.ts';

export const activityForm: SubmissionForm<ActivityDraft, ActivityView> = {
  fields: activityFields,
  faultsOf: activityFaults,
};

// Guarantees, besides those of every submission: validity follows the current time and the group’s other activities.
export const startActivityMachine = submissionMachine(activityForm);
