import { expect, test } from 'vitest';
import { bodyOf, draftFaults, firstDraft, readDraft, type FieldDraft } from './form-draft.ts';

const choice: FieldDraft = {
  key: 'k',
  kind: 'choice',
  label: ' 场次 ',
  required: false,
  choices: '上午\n\n 下午 \n上午',
};

test('a draft is published with trimmed texts, and choices only for fields with choices', () => {
  const text = { ...choice, key: 't', kind: 'text' as const };
  expect(bodyOf({ title: ' 报名 ', note: '', fields: [choice, text] })).toEqual({
    title: '报名',
    note: '',
    fields: [
      { kind: 'choice', label: '场次', required: false, choices: ['上午', '下午'] },
      { kind: 'text', label: '场次', required: false },
    ],
  });
});

test('missing values are reported by field', () => {
  const fields = [
    { ...choice, label: ' ' },
    { ...choice, key: 'one', choices: '上午' },
  ];
  expect(Object.keys(draftFaults({ title: '', note: '', fields }))).toEqual([
    'title',
    'label.k',
    'choices.one',
  ]);
  expect(draftFaults({ title: '报名', note: '', fields: [] })).toEqual({ form: '请至少加一项' });
  expect(draftFaults({ ...firstDraft, title: '报名' })).toEqual({});
});

test('a stored draft is restored, an invalid one is not', () => {
  expect(readDraft(JSON.stringify({ ...firstDraft, title: '<b>😀' }))).toEqual({
    ...firstDraft,
    title: '<b>😀',
  });
  for (const text of [
    undefined,
    '',
    '{',
    'null',
    '{"title":1}',
    '{"title":"","note":"","fields":[{"kind":"x"}]}',
  ])
    expect(readDraft(text)).toBeUndefined();
});
