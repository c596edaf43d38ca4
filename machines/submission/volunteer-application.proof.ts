import {
  emptyVolunteer,
  type VolunteerDraft,
  type VolunteerFacts,
} from '../../rules/commonweal/volunteer-form.ts';
import { submissionProof } from './submission-proof.ts';
import { volunteerForm, volunteerApplicationMachine } from './volunteer-application.machine.ts';

// a fictitious number with a valid check digit; its holder comes of age on 3 November 2026
const good: VolunteerDraft = {
  ...emptyVolunteer,
  name: '王晓芳',
  idNumber: '370102200811030018',
  phone: '13800138000',
  code: '123456',
  cityId: '135',
  consented: true,
};

export const volunteerApplicationProof = submissionProof<VolunteerDraft, VolunteerFacts>({
  name: 'volunteer-application',
  title: '志愿者申请',
  machine: volunteerApplicationMachine,
  form: volunteerForm,
  facts: { today: '2026-11-03', confirmedPhone: '' },
  // a day before a guardian is needed
  laterFacts: { today: '2026-11-02', confirmedPhone: '' },
  good,
  better: { ...good, cityId: '136' },
  bad: { ...good, name: '', code: '12' },
  firstField: 'name',
  lessBad: { ...good, code: '12' },
});
