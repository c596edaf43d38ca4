import { expect, test } from 'vitest';
import { correctionSearch, correctionText } from './correction.ts';

test('a correction names the page, the field and what is shown', () => {
  const correction = { about: '大明湖（ent-1）', field: '质量等级', shown: '5A' };
  expect(correctionSearch({ ...correction, other: 1 })).toEqual(correction);
  expect(correctionText(correction)).toBe(
    '【指出错误】大明湖（ent-1）的“质量等级”有误，页面上是“5A”。\n正确的应为：',
  );
  expect(correctionText({ ...correction, shown: '' })).toBe(
    '【指出错误】大明湖（ent-1）的“质量等级”有误。\n正确的应为：',
  );
});

test('without a page or a field there is none, and texts of an address are cut', () => {
  expect(correctionSearch({})).toEqual({});
  expect(correctionSearch({ about: '大明湖' })).toEqual({});
  expect(correctionSearch({ about: ['大明湖'], field: '电话' })).toEqual({});
  const { about = '', shown } = correctionSearch({ about: 'x'.repeat(500), field: '床位', shown: 120 });
  expect(about).toHaveLength(80);
  expect(shown).toBe('120');
});
