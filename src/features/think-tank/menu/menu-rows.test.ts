import { expect, test } from 'vitest';
import type { EnterpriseName } from '../shared/think-tank-types.ts';
import { matching } from './menu-rows.ts';

const row = (name: string, letter: string, initials: string, cityId = '135'): EnterpriseName => ({
  id: name,
  name,
  sector: 'tourism',
  cityId,
  letter,
  initials,
});

// filed by hand: 长 is read cháng, 曾 zēng, 单 shàn here
const list = [
  row('长清湖畔酒店', 'C', 'cqhpjd'),
  row('单县老汤肉业', 'S', 'sxltry', '151'),
  row('曾子书院', 'Z', 'zzsy', '142'),
];
const found = (text: string) => matching(list, text).map(({ name }) => name);

test('finds by a part of the name, by initials and by city', () => {
  expect(found('湖畔')).toEqual(['长清湖畔酒店']);
  expect(found('CQ')).toEqual(['长清湖畔酒店']);
  expect(found('ｓｘ')).toEqual(['单县老汤肉业']);
  expect(found('济宁')).toEqual(['曾子书院']);
  expect(found('菏泽市')).toEqual(['单县老汤肉业']);
  expect(found(' ')).toHaveLength(3);
  expect(found('没有')).toEqual([]);
});
