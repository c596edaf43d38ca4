import { expect, test } from 'vitest';
import { answersIn, entryFaults } from './entry-answers.ts';

const fields = [
  { id: 'f1', kind: 'text', label: '姓名', required: true, choices: [] },
  { id: 'f2', kind: 'phone', label: '手机', required: false, choices: [] },
  { id: 'f3', kind: 'multiple', label: '兴趣', required: true, choices: ['读书', '看展'] },
] as const;
const formFields = fields.map((field) => ({ ...field, choices: [...field.choices] }));

test('empty answers are left out, and only known fields are sent', () => {
  expect(answersIn(formFields, { f1: [' 王芳 '], f2: [''], f3: ['读书', '看展'], other: ['x'] })).toEqual({
    f1: ['王芳'],
    f2: [],
    f3: ['读书', '看展'],
  });
});

test('missing answers and invalid phones are reported by field', () => {
  expect(entryFaults(formFields, answersIn(formFields, { f2: ['138'] }))).toEqual({
    f1: '这一项必填',
    f2: '手机号应为 11 位数字，请检查',
    f3: '请选择',
  });
  expect(
    entryFaults(formFields, answersIn(formFields, { f1: ['王'], f2: ['138 0013 8000'], f3: ['读书'] })),
  ).toEqual({});
});
