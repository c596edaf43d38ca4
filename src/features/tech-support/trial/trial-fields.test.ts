import { expect, test } from 'vitest';
import { trialFaults, trialFieldsOf } from './trial-fields.ts';

const typed = {
  company: [' 日知书店 '],
  name: ['王芳'],
  phone: ['＋86 138-0013-8000'],
  product: ['track'],
};

test('input is normalized: a phone number becomes its eleven digits', () => {
  expect(trialFieldsOf(typed)).toEqual({
    company: '日知书店',
    name: '王芳',
    phone: '13800138000',
    product: 'track',
    wish: '',
  });
  expect(trialFaults(trialFieldsOf(typed))).toEqual({});
});

test('missing and invalid values are reported by field, in form order', () => {
  expect(Object.keys(trialFaults(trialFieldsOf({})))).toEqual(['company', 'name', 'phone', 'product']);
  expect(trialFaults(trialFieldsOf({ ...typed, phone: ['1380013800'] }))).toEqual({
    phone: '手机号应为 11 位数字，请检查',
  });
});
