import { expect, test } from 'vitest';
import { mergedExport } from './merged-export.ts';

test('personal data is merged into the objects and list items that it belongs to', () => {
  const account = {
    user: { name: '泉城老李' },
    comments: [{ id: 'c1', body: '好' }],
    tips: [
      { id: 't1', text: '路灯坏了' },
      { id: 't2', text: '积水' },
    ],
    commonweal: { volunteer: { id: 'v1', audit: { status: 'approved' } }, claims: [] },
  };
  const personal = {
    user: { phone: '13800138000' },
    tips: [{ id: 't2', phone: '13900139000' }],
    commonweal: { volunteer: { name: '李大明', idNumber: '370102199005150028' } },
  };
  expect(mergedExport(account, personal)).toEqual({
    user: { name: '泉城老李', phone: '13800138000' },
    comments: [{ id: 'c1', body: '好' }],
    tips: [
      { id: 't1', text: '路灯坏了' },
      { id: 't2', text: '积水', phone: '13900139000' },
    ],
    commonweal: {
      volunteer: {
        id: 'v1',
        audit: { status: 'approved' },
        name: '李大明',
        idNumber: '370102199005150028',
      },
      claims: [],
    },
  });
});

test('an export without personal data stays as it is', () => {
  expect(mergedExport({ user: { name: '编辑部' } }, {})).toEqual({ user: { name: '编辑部' } });
});
