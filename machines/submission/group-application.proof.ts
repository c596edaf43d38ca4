import { type GroupDraft, type GroupFacts } from '../../rules/commonweal/group-form.ts';
import { submissionProof } from './submission-proof.ts';
import { groupForm, groupApplicationMachine } from './group-application.machine.ts';

const good: GroupDraft = {
  name: '泉城应急救援队',
  creditCode: '51370000MJD0000010',
  cityId: '135',
  contactName: '李志远',
  contactPhone: '13800138000',
  licenceId: 'u1',
  logoId: 'u2',
  introduction: '由退役军人和社区医生组成，周末做急救培训，汛期巡河。',
  consented: true,
};

export const groupApplicationProof = submissionProof<GroupDraft, GroupFacts>({
  name: 'group-application',
  title: '公益团队申请',
  machine: groupApplicationMachine,
  form: groupForm,
  facts: { hasPictures: false },
  laterFacts: { hasPictures: true },
  good,
  better: { ...good, contactName: '李思远' },
  bad: { ...good, creditCode: '51370000MJD0000011', licenceId: '' },
  firstField: 'creditCode',
  lessBad: { ...good, licenceId: '' },
});
