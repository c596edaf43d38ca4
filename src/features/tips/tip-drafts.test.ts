// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { emptyTip } from '#rules/tips/tip-form.ts';
import { tipDrafts } from './tip-drafts.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const words = { text: '路灯坏了', category: 'traffic', cityId: '135', place: '经十路', anonymous: true };
const contact = { phone: '13800138000', position: { latitude: 36.651, longitude: 117.12 } };

it('saves the text on the device, and phone number and position in the tab', () => {
  tipDrafts('t1').save({ ...words, ...contact });
  expect(JSON.parse(localStorage.getItem('tipDraft.t1') ?? '')).toEqual(words);
  expect(JSON.parse(sessionStorage.getItem('tipContact.t1') ?? '')).toEqual(contact);
  tipDrafts('t1').remove();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('reads what the device has saved, by topic', () => {
  localStorage.setItem('tipDraft.', JSON.stringify(words));
  expect(tipDrafts('').read()).toEqual({ ...emptyTip, ...words });
  sessionStorage.setItem('tipContact.', JSON.stringify(contact));
  expect(tipDrafts('').read()).toEqual({ ...words, ...contact });
  expect(tipDrafts('t1').read()).toBeUndefined();
});

it('ignores a position without numbers', () => {
  sessionStorage.setItem('tipContact.', '{"phone":"138","position":{"latitude":"36"}}');
  expect(tipDrafts('').read()).toEqual({ ...emptyTip, phone: '138' });
});
