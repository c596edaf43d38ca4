import { expect, test } from 'vitest';
import { trialFaults, trialFieldsOf } from './trial-fields.ts';

const typed = {
  company: [' 日知书店 '],
  name: ['王芳'],
  phone: ['＋86 138-0013-8000'],
  product: ['track'],
};

test('what was typed is tidied: a phone is its eleven digits however it is written', () => {
  expect(trialFieldsOf(typed)).toEqual({
    company: '日知书店',
    name: '王芳',
    phone: '13800138000',
    product: 'track',
    wish: '',
  });
  expect(trialFaults(trialFieldsOf(typed))).toEqual({});
});

test('what is missing or wrong is named by its field, in the order of the form', () => {
  expect(Object.keys(trialFaults(trialFieldsOf({})))).toEqual(['company', 'name', 'phone', 'product']);
  expect(trialFaults(trialFieldsOf({ ...typed, phone: ['1380013800'] }))).toEqual({
    phone: '手机号应为 11 位数字，请检查',
  });
});
