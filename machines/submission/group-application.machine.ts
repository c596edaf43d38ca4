import {
  groupFaults,
  groupFields,
  type GroupDraft,
  type GroupView,
} from '../../rules/commonweal/group-form.ts';
import { applicationMachine } from './submission-machine.ts';

// Law: as of a volunteer's application; it waits for its pictures as well. Pictures that were sent before need not be sent again.
export const groupApplicationMachine = applicationMachine<GroupDraft, GroupView>({
  fields: groupFields,
  faultsOf: groupFaults,
});
