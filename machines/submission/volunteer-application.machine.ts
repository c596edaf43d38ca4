import {
  volunteerFaults,
  volunteerFields,
  type VolunteerDraft,
  type VolunteerView,
} from '../../rules/commonweal/volunteer-form.ts';
import { applicationMachine } from './submission-machine.ts';

// Law: what was typed stays until the gateway has it; it is sent once it is right by the gateway's own rules, guardian
// included, its sender is known and there is a network. What was rejected is mended and waits again.
export const volunteerApplicationMachine = applicationMachine<VolunteerDraft, VolunteerView>({
  fields: volunteerFields,
  faultsOf: volunteerFaults,
});
