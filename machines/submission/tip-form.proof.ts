import { emptyTip, type TipDraft } from '../../rules/tips/tip-form.ts';
import { focus, submissionProof, submit, submitted, uploads } from './submission-proof.ts';
import { tipForm, tipFormMachine } from './tip-form.machine.ts';

const good: TipDraft = { ...emptyTip, text: '路灯坏了', category: 'traffic' };
const better: TipDraft = { ...good, cityId: '135', place: '经十路' };
/** two faults that can be corrected by typing */
const bad: TipDraft = { ...good, text: '', place: '经十路' };
const type = (draft: TipDraft) => ({ type: 'draft.changed', draft }) as const;

export const tipFormProof = submissionProof({
  name: 'tip-form',
  title: '写爆料',
  machine: tipFormMachine,
  form: tipForm,
  facts: undefined,
  laterFacts: undefined,
  good,
  better,
  bad,
  firstField: 'text',
  lessBad: { ...bad, text: '路灯' },
  hasUploadIds: true,
  expectations: {
    'an empty tip has a fault at each required field, and the first is focused': {
      when: [type(emptyTip), submit('a')],
      state: 'draft',
      context: { faults: { text: '请写下您看到、听到的事', category: '请选一个类别' } },
      effects: [focus('text')],
    },
    'a corrected text leaves the fault of the category': {
      when: [type(emptyTip), submit('a'), type({ ...emptyTip, text: '路灯' })],
      state: 'draft',
      context: { faults: { category: '请选一个类别' } },
    },
    'a place requires its city': {
      when: [type({ ...good, place: '经十路' }), submit('a')],
      state: 'draft',
      effects: [focus('cityId')],
    },
    'a place has at most 60 characters': {
      when: [type({ ...better, place: '路'.repeat(61) }), submit('a')],
      state: 'draft',
      effects: [focus('place')],
    },
    'a text of 1001 characters is too long': {
      when: [type({ ...good, text: '字'.repeat(1001) }), submit('a')],
      state: 'draft',
      context: { faults: { text: '最多写 1000 字，请删短一些' } },
    },
    'a text of 1000 characters is sent': {
      when: [type({ ...good, text: '字'.repeat(1000) }), submit('a')],
      state: 'submitting',
    },
    'an incomplete phone number is a fault': {
      when: [type({ ...good, phone: '1380013800' }), submit('a')],
      state: 'draft',
      effects: [focus('phone')],
    },
    'a phone number may have a prefix, spaces and dashes': {
      when: [type({ ...good, phone: '+86 138-0013-8000' }), submit('a')],
      state: 'submitting',
    },
    'a failed upload blocks the tip': {
      when: [uploads({ failed: 1 }), submit('a')],
      state: 'draft',
      context: { faults: { attachments: '有文件没有传上去，请重试或删掉它再发' } },
      effects: [focus('attachments')],
    },
    'the fault disappears with the failed upload': {
      when: [uploads({ failed: 1 }), submit('a'), uploads({})],
      state: 'draft',
      context: { faults: {} },
    },
    'an upload that fails while the tip waits for it blocks the tip': {
      when: [uploads({ pending: 1 }), submit('a'), uploads({ failed: 1 })],
      state: 'draft',
      effects: [focus('attachments')],
    },
    'a phone number that the gateway refuses is shown at its field': {
      when: [
        submit('a'),
        submitted({ kind: 'refused', reason: '手机号不对', faults: { phone: '手机号不对' } }),
      ],
      state: 'draft',
      context: { faults: { phone: '手机号不对' } },
      effects: [focus('phone')],
    },
  },
});
