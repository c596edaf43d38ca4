import {
  activityFaults,
  activityFields,
  type ActivityDraft,
  type ActivityView,
} from '../../rules/commonweal/activity-form.ts';
import { applicationMachine } from './submission-machine.ts';

// Law: as of a group's application; it is judged by the time that passes meanwhile, and by the group's other activities.
export const startActivityMachine = applicationMachine<ActivityDraft, ActivityView>({
  fields: activityFields,
  faultsOf: activityFaults,
});
