import { expect, test } from 'vitest';
import { orderedSections } from './ordered-sections.ts';

const section = (label: string, cityId?: string) => ({
  label,
  total: 0,
  list: [],
  ...(cityId !== undefined && { cityId }),
});
const sections = [section('济南', '135'), section('青岛', '136'), section('全省')];
const shown = (cityId?: string) =>
  orderedSections(sections, cityId).map(({ id, section: { label } }) => `${id} ${label}`);

test('the reader’s city is first, the others keep their order, each with its own id', () => {
  expect(shown('136')).toEqual(['part-136 青岛', 'part-135 济南', 'part-2 全省']);
});

test('without a city, or with one that the topic lacks, the order stays', () => {
  const asTheyCome = ['part-135 济南', 'part-136 青岛', 'part-2 全省'];
  expect(shown()).toEqual(asTheyCome);
  expect(shown('151')).toEqual(asTheyCome);
});
