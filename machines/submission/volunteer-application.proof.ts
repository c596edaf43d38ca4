import {
  emptyVolunteer,
  volunteerFaults,
  volunteerFields,
  type VolunteerDraft,
  type VolunteerView,
} from '../../rules/commonweal/volunteer-form.ts';
import { applicationProof } from './submission-proof.ts';
import { volunteerApplicationMachine } from './volunteer-application.machine.ts';

// a number with a right check digit that belongs to nobody: of somebody who comes of age on 3 November 2026
const good: VolunteerDraft = {
  ...emptyVolunteer,
  name: '王晓芳',
  idNumber: '370102200811030018',
  phone: '13800138000',
  code: '123456',
  cityId: '135',
  consented: true,
};

export const volunteerApplicationProof = applicationProof<VolunteerDraft, VolunteerView>({
  name: 'volunteer-application',
  title: '志愿者申请',
  machine: volunteerApplicationMachine,
  fields: volunteerFields,
  faultsOf: volunteerFaults,
  view: { today: '2026-11-03', confirmedPhone: '' },
  // a day before a guardian is needed
  laterView: { today: '2026-11-02', confirmedPhone: '' },
  good,
  better: { ...good, cityId: '136' },
  bad: { ...good, name: '', code: '12' },
  firstField: 'name',
  lessBad: { ...good, code: '12' },
});
