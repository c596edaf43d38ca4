import { emptyInquiry, type InquiryDraft, type InquiryFacts } from '../../rules/auto-show/inquiry-form.ts';
import { inquiryForm, inquiryMachine } from './inquiry.machine.ts';
import { focus, submissionProof, submit, submitted } from './submission-proof.ts';

const good: InquiryDraft = {
  ...emptyInquiry,
  shopIds: ['shop-01', 'shop-02', 'shop-03'],
  name: '孟先生',
  isOtherPhone: true,
  phone: '13800138000',
  code: '123456',
};
const bad: InquiryDraft = { ...good, shopIds: [], code: '12' };
const type = (draft: InquiryDraft) => ({ type: 'draft.changed', draft }) as const;
const facts = (accountPhone: string, isAccountKnown = true) =>
  ({ type: 'facts.changed', facts: { accountPhone, isAccountKnown } }) as const;

export const inquiryProof = submissionProof<InquiryDraft, InquiryFacts>({
  name: 'inquiry',
  title: '询底价',
  machine: inquiryMachine,
  form: inquiryForm,
  facts: { accountPhone: '138****0042', isAccountKnown: true },
  laterFacts: { accountPhone: '', isAccountKnown: true },
  good,
  better: { ...good, wish: '周末方便看车' },
  bad,
  firstField: 'shopIds',
  lessBad: { ...good, code: '12' },
  expectations: {
    'four shops are too many': {
      when: [type({ ...good, shopIds: ['a', 'b', 'c', 'd'] }), submit('a')],
      state: 'draft',
      context: { faults: { shopIds: '最多选 3 家店，请去掉 1 家' } },
      effects: [focus('shopIds')],
    },
    'the phone of the account needs no number and no code': {
      when: [type({ ...good, isOtherPhone: false, phone: '', code: '' }), submit('a')],
      state: 'submitting',
    },
    'an account without a phone needs one': {
      when: [facts(''), type({ ...good, isOtherPhone: false, phone: '', code: '' }), submit('a')],
      state: 'draft',
      context: { faults: { phone: '请填写 11 位手机号', code: '请填写短信里的 6 位数字' } },
      effects: [focus('phone')],
    },
    'before the account is known no phone is demanded': {
      when: [facts('', false), type({ ...good, isOtherPhone: false, phone: '', code: '' }), submit('a')],
      state: 'submitting',
    },
    'a name is required': {
      when: [type({ ...good, name: ' ' }), submit('a')],
      state: 'draft',
      effects: [focus('name')],
    },
    'a name has at most 20 characters': {
      when: [type({ ...good, name: '孟'.repeat(21) }), submit('a')],
      state: 'draft',
      context: { faults: { name: '称呼最多 20 个字' } },
    },
    'a wish has at most 200 characters': {
      when: [type({ ...good, wish: '字'.repeat(201) }), submit('a')],
      state: 'draft',
      effects: [focus('wish')],
    },
    'a wish of 200 characters is sent': {
      when: [type({ ...good, wish: '字'.repeat(200) }), submit('a')],
      state: 'submitting',
    },
    'a shop that was asked already is named': {
      when: [submit('a'), submitted({ kind: 'broken', reason: '您已经就这款车问过“泉城店”' })],
      state: 'failed',
      context: { reason: '您已经就这款车问过“泉城店”' },
    },
    'a sixth inquiry of the day is refused with the reason': {
      when: [submit('a'), submitted({ kind: 'too-fast', reason: '一天最多询价 5 次' })],
      state: 'failed',
      context: { reason: '一天最多询价 5 次' },
    },
  },
});
